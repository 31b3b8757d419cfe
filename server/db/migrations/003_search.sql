CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text as it is compared: lower case, without accents. The dictionary is named, so that the result never depends on a setting.
CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Words to find pins by, one row a thing: its first listed pin speaks for it.
CREATE TABLE pin_search (
  pin_id bigint PRIMARY KEY,
  aggregate_id bigint NOT NULL,
  text text NOT NULL,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', text)) STORED,
  kind text NOT NULL DEFAULT 'image',
  score real NOT NULL DEFAULT 0
);
COMMENT ON TABLE pin_search IS 'spread by pin_id';
CREATE INDEX pin_search_words ON pin_search USING gin (words);
CREATE INDEX pin_search_parts ON pin_search USING gin (text gin_trgm_ops);
CREATE INDEX pin_search_thing ON pin_search (aggregate_id);
CREATE INDEX pin_search_best ON pin_search (score DESC, pin_id DESC);

-- Boards and people, by name.
CREATE TABLE name_search (
  kind text NOT NULL,
  target_id bigint NOT NULL,
  text text NOT NULL,
  score real NOT NULL DEFAULT 0,
  PRIMARY KEY (target_id, kind)
);
COMMENT ON TABLE name_search IS 'spread by target_id';
CREATE INDEX name_search_parts ON name_search USING gin (text gin_trgm_ops);

-- What is often said of pins, to complete what someone types.
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY,
  weight integer NOT NULL
);
COMMENT ON TABLE search_terms IS 'spread by term';
