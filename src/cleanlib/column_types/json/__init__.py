"""JSON values: strict by RFC 8259, repaired only on request."""
