-- What a picture looks like, in numbers that lie close together for pictures that look alike; empty for one that can't be read.
ALTER TABLE images ADD COLUMN look bytea;
DROP INDEX images_unscored;
CREATE INDEX images_unread ON images (created_at) WHERE nsfw IS NULL OR look IS NULL;

-- Found pins by their look: each stands in one cell, and only the cells nearest to a picture are searched.
ALTER TABLE pin_search ADD COLUMN look bytea, ADD COLUMN cell integer;
CREATE INDEX pin_search_cell ON pin_search (cell, score DESC, pin_id DESC) WHERE cell IS NOT NULL;
CREATE INDEX pin_search_cell_kind ON pin_search (cell, kind, score DESC, pin_id DESC) WHERE cell IS NOT NULL AND kind <> 'image';
CREATE INDEX pin_search_unplaced ON pin_search (pin_id) WHERE look IS NOT NULL AND cell IS NULL;

-- The middles of the cells, learned from the pictures themselves; a new round replaces the former once all stand in it.
CREATE TABLE look_cells (
  cell integer PRIMARY KEY,
  round integer NOT NULL,
  middle bytea NOT NULL,
  learned_from integer NOT NULL
);
COMMENT ON TABLE look_cells IS 'reference';
