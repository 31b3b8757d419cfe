-- What lists of products filter and sort by, beside each findable product.
CREATE TABLE shop_products (
  pin_id bigint PRIMARY KEY,
  aggregate_id bigint NOT NULL,
  -- The lowest price, in whole units of its currency; none where it is old or unknown.
  price numeric,
  currency text,
  brand text,
  is_lowered boolean NOT NULL,
  has_free_shipping boolean NOT NULL,
  is_out boolean NOT NULL
);
COMMENT ON TABLE shop_products IS 'spread by pin_id';
CREATE INDEX shop_products_thing ON shop_products (aggregate_id);
CREATE INDEX shop_products_price ON shop_products (currency, price, pin_id) WHERE price IS NOT NULL;
CREATE INDEX shop_products_brand ON shop_products (brand, pin_id) WHERE brand IS NOT NULL;
-- The names of brands and currencies that there are, counted daily.
CREATE TABLE shop_names (kind text NOT NULL, name text NOT NULL, count integer NOT NULL, PRIMARY KEY (kind, name));
COMMENT ON TABLE shop_names IS 'reference';

-- The lists of what a shop sells: where each comes from, and how its last run went.
CREATE TABLE catalogues (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL,
  name text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'tsv', 'xml')),
  -- Where it is read from, or what was uploaded.
  url text,
  uploaded text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  run integer NOT NULL DEFAULT 0,
  run_started_at timestamptz,
  run_ended_at timestamptz,
  next_run_at timestamptz,
  rows_good integer NOT NULL DEFAULT 0,
  rows_bad integer NOT NULL DEFAULT 0,
  problem text,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE catalogues IS 'spread by id';
CREATE INDEX catalogues_owner ON catalogues (user_id, id);
CREATE INDEX catalogues_due ON catalogues (next_run_at) WHERE next_run_at IS NOT NULL;

-- One row for each product that a list has ever named; `run` is the last run that did.
CREATE TABLE catalogue_items (
  catalogue_id bigint NOT NULL,
  item_key text NOT NULL,
  aggregate_id bigint,
  pin_id bigint,
  said_hash bytea NOT NULL,
  run integer NOT NULL,
  gone_at timestamptz,
  PRIMARY KEY (catalogue_id, item_key)
);
COMMENT ON TABLE catalogue_items IS 'spread by catalogue_id';
CREATE INDEX catalogue_items_run ON catalogue_items (catalogue_id, run);

-- What was wrong in the last run, by line and column; the first of many.
CREATE TABLE catalogue_issues (
  catalogue_id bigint NOT NULL,
  line integer NOT NULL,
  field text NOT NULL,
  code text NOT NULL,
  PRIMARY KEY (catalogue_id, line, field)
);
COMMENT ON TABLE catalogue_issues IS 'spread by catalogue_id';

-- What is findable already.
INSERT INTO shop_products (pin_id, aggregate_id, price, currency, brand, is_lowered, has_free_shipping, is_out)
SELECT s.pin_id, s.aggregate_id, o.price, CASE WHEN o.price IS NOT NULL THEN p -> 'offer_summary' ->> 'currency' END,
  p #>> '{brand,name}', coalesce(o.price < (p #>> '{offer_summary,standard_price}')::numeric, false),
  coalesce((p #>> '{shipping_info,free_shipping_price}')::numeric = 0, false),
  coalesce((a.rich ->> 'is_oos_product')::boolean, false)
FROM pin_search s JOIN aggregates a ON a.id = s.aggregate_id
  CROSS JOIN LATERAL (SELECT a.rich #> '{rich_summary,products,0}' AS p) one
  CROSS JOIN LATERAL (SELECT coalesce((p #>> '{offer_summary,price}')::numeric, (p #>> '{offer_summary,min_price}')::numeric) AS price) o
WHERE s.kind = 'product';
INSERT INTO shop_names (kind, name, count)
SELECT kind, name, count(*)::int FROM shop_products CROSS JOIN LATERAL (VALUES ('brand', brand), ('currency', currency)) n(kind, name)
WHERE name IS NOT NULL AND NOT is_out GROUP BY 1, 2;
