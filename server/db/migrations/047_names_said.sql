-- What says a name: its words, parted at signs and with the signs taken out ("o", "brien", "obrien"), and behind "=" all of its
-- letters together, first name first and last name first. Signs are those of domain/rules/today/names-said.ts.
CREATE FUNCTION name_lexemes(first_name text, last_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ WITH names AS (SELECT regexp_replace(left(public.plain_text(name), 200),
        '[\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u02b0-\u02ff\u2000-\u2bff\u3000-\u3004\u3008-\u303f\u30fb\ufe00-\ufe0f\uff00-\uff0f\U0001f000-\U0001faff]+',
        '-', 'g') AS name, place FROM unnest(ARRAY[first_name, last_name]) WITH ORDINALITY AS given(name, place)),
    lexemes AS (SELECT regexp_split_to_table(name, '[\s-]+') AS lexeme FROM names
      UNION SELECT regexp_split_to_table(replace(name, '-', ''), '\s+') FROM names
      UNION SELECT '=' || string_agg(regexp_replace(name, '[\s-]+', '', 'g'), '' ORDER BY place) FROM names
      UNION SELECT '=' || string_agg(regexp_replace(name, '[\s-]+', '', 'g'), '' ORDER BY place DESC) FROM names)
    SELECT coalesce(array_to_tsvector(array_agg(lexeme)), '') FROM lexemes WHERE lexeme NOT IN ('', '=') $$;

-- Names of people, to keep them out of what trends, also of those who don't want to be found. Every term is asked
-- for at once, so no list of rows that wait for the index may be read each time.
CREATE INDEX users_names ON users USING gin (name_lexemes(first_name, last_name)) WITH (fastupdate = off);
