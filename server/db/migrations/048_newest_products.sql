-- Products that a search finds, newest first.
CREATE INDEX pin_search_newest_products ON pin_search (saved_at DESC, pin_id DESC) WHERE kind = 'product';
