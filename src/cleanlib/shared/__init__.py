"""What several column types share: calendars, zones, words, formats; no type and no frame."""
