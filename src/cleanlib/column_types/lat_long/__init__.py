"""Places on the Earth as latitude and longitude."""
