-- So many of the best pins have an index of their own: all those from this score on. `among` is how many there were in all, `round`
-- which index it is.
CREATE TABLE search_heights (
  pins integer PRIMARY KEY,
  score real NOT NULL,
  among integer NOT NULL,
  round integer NOT NULL
);
COMMENT ON TABLE search_heights IS 'reference';
