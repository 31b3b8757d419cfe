-- Landing pages of words that products fit: those that staff listed, and those found by counting.
CREATE TABLE shopping_pages (
  slug text PRIMARY KEY,
  product_count integer NOT NULL DEFAULT 0,
  listed_by bigint,
  listed_at timestamptz,
  counted_at timestamptz
);
COMMENT ON TABLE shopping_pages IS 'reference';
CREATE INDEX pin_search_products ON pin_search (score DESC, pin_id DESC) WHERE kind = 'product';

-- What is left of the steps that newcomers are led through; none when they are over or never began.
ALTER TABLE users ADD COLUMN onboarding jsonb;

-- What staff write for /today, from one moment to another; without countries or languages for everyone.
CREATE TABLE articles (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  subtitle text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  cover_pin_id bigint,
  pin_ids bigint[] NOT NULL DEFAULT '{}',
  board_id bigint,
  countries text[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  written_by bigint NOT NULL,
  changed_by bigint NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE articles IS 'reference';

-- What staff put into a part of /today, or took out of it.
CREATE TABLE today_choices (
  part text NOT NULL CHECK (part IN ('best', 'trending', 'popular', 'shop')),
  aggregate_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  is_out boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  chosen_by bigint NOT NULL,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (part, aggregate_id)
);
COMMENT ON TABLE today_choices IS 'reference';

-- The lists of a day, made anew every hour. A place is a country with a language ("DE-de"), or '' for everywhere.
CREATE TABLE today_pins (
  day date NOT NULL,
  place text NOT NULL,
  part text NOT NULL,
  rank integer NOT NULL,
  pin_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  creator_id bigint,
  PRIMARY KEY (day, place, part, rank)
);
COMMENT ON TABLE today_pins IS 'reference';
CREATE TABLE today_words (
  day date NOT NULL,
  place text NOT NULL,
  rank integer NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (day, place, rank)
);
COMMENT ON TABLE today_words IS 'reference';

-- For what was saved, and searched, in the last days.
CREATE INDEX IF NOT EXISTS pins_open ON pins (saved_at DESC) WHERE audience = 0 AND state = 'live';
CREATE INDEX IF NOT EXISTS searches_newest ON searches (searched_at DESC);
