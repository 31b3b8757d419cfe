-- Conversations ----------------------------------------------------------------
CREATE TABLE conversations (
  id bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('pair', 'group')),
  title text NOT NULL DEFAULT '',
  created_by bigint NOT NULL,
  -- Addresses a first message went to by mail: told to whoever sent it alone.
  emails text[] NOT NULL DEFAULT '{}',
  last_message_id bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE conversations IS 'spread by id';

-- Who is in it, who is asked to be, who has left.
CREATE TABLE conversation_people (
  conversation_id bigint NOT NULL,
  user_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('member', 'request', 'ignored', 'left')),
  last_read_id bigint NOT NULL DEFAULT 0,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, user_id)
);
COMMENT ON TABLE conversation_people IS 'spread by conversation_id';

CREATE TABLE messages (
  conversation_id bigint NOT NULL,
  id bigint NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL DEFAULT 'message' CHECK (kind IN ('message', 'added', 'left')),
  text text NOT NULL DEFAULT '',
  pin_id bigint,
  board_id bigint,
  -- Who was added, where that is what the message tells.
  user_ids bigint[] NOT NULL DEFAULT '{}',
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, id)
);
COMMENT ON TABLE messages IS 'spread by conversation_id';

-- The same as one person's list, newest first.
CREATE TABLE inbox (
  user_id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'request', 'ignored', 'left')),
  last_message_id bigint NOT NULL DEFAULT 0,
  last_message_at timestamptz NOT NULL,
  last_read_id bigint NOT NULL DEFAULT 0,
  muted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, conversation_id)
);
COMMENT ON TABLE inbox IS 'spread by user_id';
CREATE INDEX inbox_newest ON inbox (user_id, state, last_message_at DESC, conversation_id DESC);
CREATE INDEX inbox_unread ON inbox (user_id) WHERE state = 'open' AND NOT muted AND last_message_id > last_read_id;

-- Two people have one conversation of their own; the smaller id comes first.
CREATE TABLE conversation_pairs (
  low_id bigint NOT NULL,
  high_id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  PRIMARY KEY (low_id, high_id)
);
COMMENT ON TABLE conversation_pairs IS 'spread by low_id';

-- Invitations by link: to what, and how they were shared --------------------------
ALTER TABLE invites ADD COLUMN pin_id bigint;
ALTER TABLE invites ADD COLUMN channel smallint NOT NULL DEFAULT 1;
