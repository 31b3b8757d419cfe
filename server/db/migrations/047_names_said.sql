-- Names of people by their words, to keep them out of what trends, also of those who don't want to be found.
CREATE INDEX users_names ON users
  USING gin (to_tsvector('pg_catalog.simple', parted_text(plain_text(first_name || ' ' || last_name))));
