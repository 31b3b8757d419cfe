-- What programs and other sites ask: how often a page was saved.
CREATE INDEX pins_link ON pins (md5(link)) WHERE link IS NOT NULL AND audience = 0 AND state = 'live';

-- Which events were counted for the day of a pin: only a hash of the event, for a day, so that the same one counts once.
CREATE TABLE counted_events (
  event_hash bytea PRIMARY KEY,
  counted_at timestamptz NOT NULL
);
COMMENT ON TABLE counted_events IS 'spread by event_hash';
CREATE INDEX counted_events_old ON counted_events (counted_at);

-- What visitors who agreed to it have completed or dismissed.
CREATE TABLE visitor_experiences (
  visitor_key text NOT NULL,
  placed_experience_id text NOT NULL,
  completed_at timestamptz,
  dismissed_at timestamptz,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (visitor_key, placed_experience_id)
);
COMMENT ON TABLE visitor_experiences IS 'spread by visitor_key';
CREATE INDEX visitor_experiences_old ON visitor_experiences (kept_at);

-- The demo's videos named files that never were. Until there are real ones these are the pictures that they showed.
UPDATE pin_search SET kind = 'image' WHERE kind = 'video';
UPDATE aggregates SET kind = 'image', media = nullif(media - 'videos' - 'video_status', '{}'::jsonb) WHERE kind = 'video';
