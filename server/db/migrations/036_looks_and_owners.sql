-- Whose products are listed: the tool that tags them and the shop of a profile ask for it.
ALTER TABLE shop_products ADD COLUMN owner_id bigint;
UPDATE shop_products s SET owner_id = a.origin_pinner_id FROM aggregates a WHERE a.id = s.aggregate_id;
CREATE INDEX shop_products_owner ON shop_products (owner_id, pin_id) WHERE owner_id IS NOT NULL;
