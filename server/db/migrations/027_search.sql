-- Text as it is compared: lower case, without the marks of any script, one form for letters that can be written in two ways.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT normalize(regexp_replace(normalize(lower(public.unaccent('public.unaccent'::regdictionary, value)), NFKD),
    '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g'), NFC) $$;

-- A plain text with its words apart: what is no letter or number parts them, so does each letter of scripts that write without
-- spaces, and codes such as "mpu6050" are given whole and in parts.
CREATE FUNCTION parted_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT parted || CASE WHEN parted ~ '[^\s\d]\d|\d[^\s\d]'
      THEN ' ' || regexp_replace(regexp_replace(parted, '([^\s\d])(\d)', '\1 \2', 'g'), '(\d)([^\s\d])', '\1 \2', 'g') ELSE '' END
    FROM regexp_replace(regexp_replace(value, '([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g'),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+', ' ', 'g') AS parted $$;

-- The words of a text as they are written and by their English stems.
CREATE FUNCTION stemmed_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT to_tsvector('pg_catalog.simple', parted) || to_tsvector('pg_catalog.english', parted)
    FROM parted_text(value) AS parted $$;

-- The German stems of a text that is German, told by its little words; of another text none, where they would mean something else.
CREATE FUNCTION german_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT CASE WHEN
      regexp_count(value, '\m(der|die|das|dem|den|und|mit|ein|eine|einen|einem|im|am|auf|fur|von|vom|zu|zum|zur|ist|nicht|ich|wir|aus|wie|bei|nach|heisst|mein|meine|unser|unsere)\M')
      > regexp_count(value, '\m(the|and|of|with|for|to|on|is|it|my|at|by|from|you|your|that|this)\M')
    THEN to_tsvector('pg_catalog.german', parted_text(value)) ELSE '' END $$;

-- Words weigh by where they stand: A title, B what is seen and tags, C the rest. `title` is what a query has to say word for word.
ALTER TABLE pin_search
  ALTER COLUMN words DROP EXPRESSION,
  ADD COLUMN german tsvector NOT NULL DEFAULT '',
  ADD COLUMN title text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN saved_at timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX pin_search_german ON pin_search USING gin (german);
CREATE INDEX pin_search_title ON pin_search (title) WHERE title <> '';
CREATE INDEX pin_search_tags ON pin_search USING gin (tags);

-- Boards and people by the beginnings of their words, the best first.
ALTER TABLE name_search ADD COLUMN words tsvector NOT NULL DEFAULT '';
CREATE INDEX name_search_words ON name_search USING gin (words);
CREATE INDEX name_search_best ON name_search (kind, score DESC, target_id DESC);
DROP INDEX name_search_parts;

-- One's own pins by their words: title, description, note and the board's name, folded once when they are written.
CREATE TABLE own_words (
  user_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  saved_at timestamptz NOT NULL,
  is_created boolean NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (user_id, pin_id)
);
COMMENT ON TABLE own_words IS 'spread by user_id';
CREATE INDEX own_words_found ON own_words USING gin (words);
CREATE INDEX own_words_newest ON own_words (user_id, saved_at DESC, pin_id DESC);

-- Words close to a wrong spelling, and words that begin alike.
CREATE INDEX search_terms_alike ON search_terms USING gin (term gin_trgm_ops);

-- What many people look for now: told only when several did, from what those who agreed to it looked for.
CREATE TABLE trending_searches (
  term text PRIMARY KEY,
  people integer NOT NULL
);
COMMENT ON TABLE trending_searches IS 'reference';
CREATE INDEX searches_newest ON searches (searched_at);

-- Words that staff marked: whoever looks for one is shown the guidelines instead of results.
CREATE TABLE marked_words (
  word text PRIMARY KEY,
  marked_by bigint,
  marked_at timestamptz NOT NULL
);
COMMENT ON TABLE marked_words IS 'reference';
