"""Codes of airports: by IATA, and by ICAO."""
