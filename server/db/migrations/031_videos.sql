-- Videos as they were brought, and the loops that are made from GIFs. Their files lie in a folder of their own, whose name only the server can compute.
CREATE TABLE videos (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('video', 'gif')),
  ext text NOT NULL,
  bytes integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed', 'cancelled')),
  -- Percent.
  progress smallint NOT NULL DEFAULT 0,
  -- The key of the text that says why it failed.
  error text,
  tries smallint NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  -- Milliseconds.
  duration integer NOT NULL,
  -- What was made, by its name on the wire, and every file that there is.
  outputs jsonb NOT NULL DEFAULT '{}',
  file_names text[] NOT NULL DEFAULT '{}',
  captions jsonb NOT NULL DEFAULT '[]',
  -- Its picture: a frame, or the GIF itself.
  cover_signature text NOT NULL,
  created_at timestamptz NOT NULL,
  began_at timestamptz,
  -- When whoever makes it last said so.
  heard_at timestamptz
);
COMMENT ON TABLE videos IS 'spread by id';
CREATE INDEX videos_waiting ON videos (created_at) WHERE state IN ('waiting', 'making');
CREATE INDEX videos_person ON videos (user_id, began_at);
CREATE INDEX videos_gif ON videos (cover_signature) WHERE kind = 'gif';
CREATE INDEX videos_newest ON videos (created_at);

-- Which things show a video: as long as there is one it stays.
CREATE TABLE video_uses (
  video_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  PRIMARY KEY (video_id, aggregate_id)
);
COMMENT ON TABLE video_uses IS 'spread by video_id';

-- The video that an upload became.
ALTER TABLE uploads ADD COLUMN video_id bigint;

-- For /videos/.
CREATE INDEX pin_search_videos ON pin_search (score DESC, pin_id DESC) WHERE kind = 'video';
