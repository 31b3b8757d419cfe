-- Pins from such a host have no page of their own for visitors: a tap leads to their link.
ALTER TABLE hosts ADD COLUMN opens_directly boolean NOT NULL DEFAULT false;
