-- What people say of a thing: whom they name, how many answered, the picture of a try, and who took it away.
ALTER TABLE comments
  ADD COLUMN tags jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN reply_count integer NOT NULL DEFAULT 0,
  ADD COLUMN image_ext text,
  ADD COLUMN image_width integer,
  ADD COLUMN image_height integer,
  ADD COLUMN deleted_by bigint,
  ADD COLUMN deleted_at timestamptz;
UPDATE comments c SET reply_count = (
  SELECT count(*) FROM comments r WHERE r.aggregate_id = c.aggregate_id AND r.parent_id = c.id AND r.state = 'live')
  WHERE parent_id IS NULL;
DROP INDEX comments_thread;
-- What was taken away keeps its place as long as someone answered it.
CREATE INDEX comments_newest ON comments (aggregate_id, created_at DESC, id DESC)
  WHERE parent_id IS NULL AND (state = 'live' OR reply_count > 0);
CREATE INDEX comments_replies ON comments (aggregate_id, parent_id, created_at, id)
  WHERE parent_id IS NOT NULL AND state = 'live';
CREATE INDEX comments_tries ON comments (aggregate_id, created_at DESC, id DESC) WHERE kind = 'tried' AND state = 'live';
-- Tools know a comment by its id alone.
CREATE INDEX comments_by_id ON comments (id);
CREATE INDEX comments_of_person ON comments (user_id);
CREATE INDEX comments_deleted ON comments (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE comment_likes (
  aggregate_id bigint NOT NULL,
  comment_id bigint NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (aggregate_id, comment_id, user_id)
);
COMMENT ON TABLE comment_likes IS 'spread by aggregate_id';
CREATE INDEX comment_likes_of_person ON comment_likes (user_id);

-- Whoever made a thing decides whether it may be talked about.
ALTER TABLE aggregates ADD COLUMN is_comments_allowed boolean NOT NULL DEFAULT true;
