-- Products that a search finds: newest first, and by what is said of them.
CREATE INDEX pin_search_newest_products ON pin_search (saved_at DESC, pin_id DESC) WHERE kind = 'product';
CREATE INDEX pin_search_said_of_products ON pin_search USING gin (ts_filter(words, '{a,b,c}'), words, german, topics)
  WHERE kind = 'product';
