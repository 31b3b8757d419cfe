-- The pool says which thing a pin is of, so that what someone follows can take its place. It is made anew at the start.
TRUNCATE feed_pool;
ALTER TABLE feed_pool ADD COLUMN aggregate_id bigint NOT NULL;
