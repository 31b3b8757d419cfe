-- Boards at work: bulk edits, trash, invitations by mail, favorites of a board's people.

-- One change of many pins: done at once when small, else by a job in batches. Its id is the deletion id of what it trashed.
CREATE TABLE bulk_jobs (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL,
  viewer_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('move', 'copy', 'delete', 'restore', 'move_back', 'audience', 'merge')),
  state text NOT NULL DEFAULT 'working' CHECK (state IN ('working', 'done', 'failed', 'undone')),
  -- From where, when all came from one board.
  from_board_id bigint,
  board_id bigint,
  section_id bigint,
  -- Old section to new section, when boards are merged.
  sections jsonb NOT NULL DEFAULT '{}',
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE bulk_jobs IS 'spread by id';
CREATE INDEX bulk_jobs_sweep ON bulk_jobs (created_at);
CREATE INDEX bulk_jobs_working ON bulk_jobs (id) WHERE state = 'working';

-- What a bulk edit is about, in order, and where each pin was before.
CREATE TABLE bulk_pins (
  job_id bigint NOT NULL,
  at integer NOT NULL,
  pin_id bigint NOT NULL,
  pinner_id bigint NOT NULL,
  board_id bigint,
  section_id bigint,
  position text COLLATE "C",
  copy_id bigint,
  PRIMARY KEY (job_id, at)
);
COMMENT ON TABLE bulk_pins IS 'spread by job_id';

ALTER TABLE pins ADD COLUMN former_state text;
CREATE INDEX pins_trashed_thing ON pins (aggregate_id) WHERE state IN ('trashed', 'removed');

ALTER TABLE user_boards ADD COLUMN layout text NOT NULL DEFAULT 'default';
UPDATE user_boards SET layout = boards.layout FROM boards WHERE boards.id = user_boards.board_id AND boards.layout <> 'default';
CREATE INDEX user_boards_quick_saves ON user_boards (user_id) WHERE layout = 'quick_saves';

CREATE INDEX sections_id ON sections (id);
CREATE INDEX favorites_pin ON favorites (pin_id);
CREATE INDEX board_slugs_board ON board_slugs (board_id);

-- Where a pin stood in its board's own order, so that it comes back there.
ALTER TABLE trash ADD COLUMN position text COLLATE "C";
DROP INDEX trash_newest;
CREATE INDEX trash_newest ON trash (user_id, deleted_at DESC, target_id DESC);

ALTER TABLE invites ADD COLUMN board_id bigint;
CREATE INDEX invites_to_boards ON invites (email_key) WHERE board_id IS NOT NULL;

-- Favorites of a board's own people, which its favorites filter counts.
UPDATE board_pins SET favorite_count = counted.favorites FROM (
  SELECT l.board_id, l.pin_id, count(*) AS favorites FROM board_pins l
  JOIN favorites f ON f.pin_id = l.pin_id
  JOIN board_people p ON p.board_id = l.board_id AND p.user_id = f.user_id AND p.state IN ('owner', 'member')
  GROUP BY l.board_id, l.pin_id
) counted WHERE counted.board_id = board_pins.board_id AND counted.pin_id = board_pins.pin_id;
