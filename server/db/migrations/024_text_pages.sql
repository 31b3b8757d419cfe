-- What staff wrote on the product's own pages (about, terms, help): every version, the newest of which is shown.
CREATE TABLE page_versions (
  name text NOT NULL,
  language text NOT NULL,
  version integer NOT NULL,
  is_current boolean NOT NULL,
  -- Without words where staff went back to the text that comes with the product.
  title text,
  description text,
  body text,
  saved_by bigint,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (name, language, version)
);
COMMENT ON TABLE page_versions IS 'spread by name';
CREATE UNIQUE INDEX page_versions_current ON page_versions (name, language) WHERE is_current;
