-- Where found pins lead to, so that what came from a site can be listed.
ALTER TABLE pin_search ADD COLUMN host text COLLATE "C";
UPDATE pin_search s SET host = lower(substring(p.link from '^https?://(?:www\.)?([^/:?#]+)')) FROM pins p
  WHERE p.id = s.pin_id AND p.link IS NOT NULL;
CREATE INDEX pin_search_host ON pin_search (host, score DESC, pin_id DESC);
