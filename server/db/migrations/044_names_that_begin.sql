-- The best known names that begin with two letters, which most of those who type have typed so far.
CREATE INDEX name_search_begins ON name_search (kind, left(text, 2), score DESC, target_id DESC);
