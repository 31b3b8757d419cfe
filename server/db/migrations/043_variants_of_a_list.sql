-- What a line of a list is a variant of, by the list's own name for it; the next run of a list fills it in.
ALTER TABLE catalogue_items ADD COLUMN item_set text;
CREATE INDEX catalogue_items_set ON catalogue_items (catalogue_id, item_set) WHERE item_set IS NOT NULL;
