-- People hear of each other: what happened to them, mails that sum it up, websites that are proven theirs.

-- Each single thing that a notification sums up: who did it and with what.
CREATE TABLE notification_events (
  user_id bigint NOT NULL,
  news_id bigint NOT NULL,
  actor_id bigint NOT NULL,
  -- What it was done with: the saved pin, the comment. 0 is nothing.
  object_id bigint NOT NULL DEFAULT 0,
  hidden_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, news_id, actor_id, object_id)
);
COMMENT ON TABLE notification_events IS 'spread by user_id';
CREATE INDEX notification_events_newest
  ON notification_events (user_id, news_id, created_at DESC, actor_id DESC, object_id DESC);
CREATE INDEX notification_events_actor ON notification_events (user_id, actor_id);

INSERT INTO notification_events (user_id, news_id, actor_id, created_at)
  SELECT user_id, id, actor_id, updated_at FROM notifications, unnest(actors) AS actor_id ON CONFLICT DO NOTHING;
ALTER TABLE notifications DROP COLUMN actors;
-- Who wants it by mail alone does not see it on the page.
ALTER TABLE notifications ADD COLUMN on_page boolean NOT NULL DEFAULT true;
ALTER TABLE notifications ADD COLUMN mailed_at timestamptz;
DROP INDEX notifications_newest;
CREATE INDEX notifications_recent ON notifications (user_id, updated_at DESC, id DESC) WHERE on_page AND hidden_at IS NULL;
CREATE INDEX notifications_unmailed ON notifications (user_id) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notifications_sweep ON notifications (updated_at);

ALTER TABLE user_counts ADD COLUMN unread_news_count integer NOT NULL DEFAULT 0;
UPDATE user_counts t SET unread_news_count =
  (SELECT count(*) FROM notifications WHERE user_id = t.user_id AND on_page AND read_at IS NULL);

CREATE TABLE digests (
  user_id bigint PRIMARY KEY,
  sent_at timestamptz NOT NULL
);
COMMENT ON TABLE digests IS 'spread by user_id';

-- Websites that people say are theirs, and how the proof stands.
CREATE TABLE websites (
  user_id bigint NOT NULL,
  host text COLLATE "C" NOT NULL,
  url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'checking', 'verified', 'failed')),
  method text CHECK (method IN ('meta', 'file', 'dns')),
  problem text,
  checked_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, host)
);
COMMENT ON TABLE websites IS 'spread by user_id';
CREATE INDEX websites_checked ON websites (checked_at) WHERE state = 'verified';

-- Whose a host is: looked at beside every pin that links to it.
CREATE TABLE website_owners (
  host text COLLATE "C" PRIMARY KEY,
  user_id bigint NOT NULL,
  verified_at timestamptz NOT NULL
);
COMMENT ON TABLE website_owners IS 'reference';

-- A profile that exists for its ads only: nobody behind it can be followed or written to.
ALTER TABLE users ADD COLUMN ads_only_site text;

-- One's own pins by colour.
CREATE INDEX user_pins_hue ON user_pins (user_id, hue, pin_id);

-- Lists of whom one blocked or muted.
CREATE INDEX marks_newest ON marks (user_id, kind, created_at DESC, target_id DESC);
