-- People -------------------------------------------------------------------
CREATE TABLE users (
  id bigint PRIMARY KEY,
  username text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  pronouns text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  website_url text,
  website_verified_at timestamptz,
  avatar_signature text,
  avatar_ext text,
  avatar_color_index smallint NOT NULL DEFAULT 0,
  country text NOT NULL DEFAULT 'US',
  locale text NOT NULL DEFAULT 'en-US',
  gender text NOT NULL DEFAULT 'unspecified',
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'private', 'deactivated', 'suspended')),
  is_partner boolean NOT NULL DEFAULT false,
  is_staff boolean NOT NULL DEFAULT false,
  is_demo boolean NOT NULL DEFAULT false,
  is_verified_merchant boolean NOT NULL DEFAULT false,
  is_verified_identity boolean NOT NULL DEFAULT false,
  account_type text NOT NULL DEFAULT 'person',
  business_name text,
  save_behavior smallint NOT NULL DEFAULT 0,
  settings jsonb NOT NULL DEFAULT '{}',
  session_epoch integer NOT NULL DEFAULT 0,
  deletion_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE users IS 'spread by id';
CREATE INDEX users_deletion ON users (deletion_at) WHERE deletion_at IS NOT NULL;

CREATE TABLE user_secrets (
  user_id bigint PRIMARY KEY,
  password_hash text,
  birth date,
  email text NOT NULL,
  pending_email text
);
COMMENT ON TABLE user_secrets IS 'spread by user_id';

CREATE TABLE user_counts (
  user_id bigint PRIMARY KEY,
  pin_count integer NOT NULL DEFAULT 0,
  public_pin_count integer NOT NULL DEFAULT 0,
  board_count integer NOT NULL DEFAULT 0,
  public_board_count integer NOT NULL DEFAULT 0,
  secret_board_count integer NOT NULL DEFAULT 0,
  follower_count integer NOT NULL DEFAULT 0,
  following_count integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE user_counts IS 'spread by user_id';

CREATE TABLE handles (
  handle text COLLATE "C" PRIMARY KEY,
  user_id bigint NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  kept_until timestamptz
);
COMMENT ON TABLE handles IS 'spread by handle';

CREATE TABLE emails (
  email_key text COLLATE "C" PRIMARY KEY,
  user_id bigint NOT NULL,
  verified_at timestamptz
);
COMMENT ON TABLE emails IS 'spread by email_key';

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL,
  epoch integer NOT NULL,
  ip text NOT NULL DEFAULT '',
  agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE sessions IS 'spread by token_hash';
CREATE INDEX sessions_person ON sessions (user_id);

-- One-time links sent by mail; only the hash is kept.
CREATE TABLE mail_tokens (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  value text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE mail_tokens IS 'spread by token_hash';

CREATE TABLE attempts (
  key text COLLATE "C" PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz NOT NULL
);
COMMENT ON TABLE attempts IS 'spread by key';

-- Boards --------------------------------------------------------------------
CREATE TABLE boards (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  category text,
  privacy text NOT NULL DEFAULT 'public' CHECK (privacy IN ('public', 'protected', 'secret')),
  layout text NOT NULL DEFAULT 'default',
  state text NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'archived', 'trashed')),
  archived_at timestamptz,
  deleted_at timestamptz,
  deletion_id bigint,
  cover_pin_id bigint,
  -- The newest pictures on it, so that showing a board needs no look at its pins.
  covers jsonb NOT NULL DEFAULT '[]',
  default_sort text NOT NULL DEFAULT 'newest',
  collaborator_invites_enabled boolean NOT NULL DEFAULT true,
  pin_count integer NOT NULL DEFAULT 0,
  section_count integer NOT NULL DEFAULT 0,
  follower_count integer NOT NULL DEFAULT 0,
  collaborator_count integer NOT NULL DEFAULT 0,
  last_pinned_at timestamptz,
  order_modified_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE boards IS 'spread by id';

CREATE TABLE sections (
  board_id bigint NOT NULL,
  id bigint NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  position text COLLATE "C" NOT NULL,
  pin_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (board_id, id),
  UNIQUE (board_id, slug)
);
COMMENT ON TABLE sections IS 'spread by board_id';
CREATE INDEX sections_order ON sections (board_id, position, id);

CREATE TABLE board_people (
  board_id bigint NOT NULL,
  user_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('owner', 'member', 'invited', 'declined', 'banned')),
  permissions integer NOT NULL DEFAULT 0,
  invited_by bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (board_id, user_id)
);
COMMENT ON TABLE board_people IS 'spread by board_id';
CREATE INDEX board_people_state ON board_people (board_id, state);

CREATE TABLE user_boards (
  user_id bigint NOT NULL,
  board_id bigint NOT NULL,
  state text NOT NULL,
  permissions integer NOT NULL DEFAULT 0,
  name_key text COLLATE "C" NOT NULL,
  audience smallint NOT NULL,
  privacy text NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  is_collaborative boolean NOT NULL DEFAULT false,
  position text COLLATE "C" NOT NULL DEFAULT 'a0',
  last_pinned_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, board_id)
);
COMMENT ON TABLE user_boards IS 'spread by user_id';
CREATE INDEX user_boards_name ON user_boards (user_id, name_key, board_id);
CREATE INDEX user_boards_pinned ON user_boards (user_id, last_pinned_at DESC, board_id DESC);
CREATE INDEX user_boards_created ON user_boards (user_id, created_at DESC, board_id DESC);
CREATE INDEX user_boards_position ON user_boards (user_id, position, board_id);
CREATE INDEX user_boards_public ON user_boards (user_id, last_pinned_at DESC, board_id DESC) WHERE audience = 0;
CREATE INDEX user_boards_invited ON user_boards (user_id, created_at DESC) WHERE state = 'invited';

CREATE TABLE board_slugs (
  owner_id bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  board_id bigint NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (owner_id, slug)
);
COMMENT ON TABLE board_slugs IS 'spread by owner_id';

-- Pins ------------------------------------------------------------------------
CREATE TABLE aggregates (
  id bigint PRIMARY KEY,
  first_pin_id bigint NOT NULL,
  origin_pinner_id bigint NOT NULL,
  native_creator_id bigint,
  kind text NOT NULL DEFAULT 'image',
  image_signature text,
  image_ext text NOT NULL DEFAULT 'jpg',
  width integer NOT NULL DEFAULT 0,
  height integer NOT NULL DEFAULT 0,
  dominant_color text NOT NULL DEFAULT '#e9e9e4',
  source_image_url text,
  media jsonb,
  rich jsonb,
  category text,
  domain text,
  link_hash text,
  saves integer NOT NULL DEFAULT 0,
  comment_count integer NOT NULL DEFAULT 0,
  share_count integer NOT NULL DEFAULT 0,
  reaction_counts jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'live',
  story_deleted_at timestamptz,
  merged_into bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE aggregates IS 'spread by id';

CREATE TABLE pins (
  id bigint PRIMARY KEY,
  aggregate_id bigint NOT NULL,
  pinner_id bigint NOT NULL,
  board_id bigint,
  section_id bigint,
  source_pin_id bigint,
  via_user_id bigint,
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  link text,
  alt_text text NOT NULL DEFAULT '',
  note text,
  is_repin boolean NOT NULL DEFAULT false,
  favorite_count integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'draft', 'scheduled', 'waiting', 'trashed', 'removed')),
  audience smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  saved_at timestamptz NOT NULL DEFAULT now(),
  scheduled_at timestamptz,
  deleted_at timestamptz,
  deletion_id bigint,
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE pins IS 'spread by id';

CREATE TABLE board_pins (
  board_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  section_id bigint,
  aggregate_id bigint NOT NULL,
  pinner_id bigint NOT NULL,
  position text COLLATE "C" NOT NULL,
  saved_at timestamptz NOT NULL,
  favorite_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (board_id, pin_id)
);
COMMENT ON TABLE board_pins IS 'spread by board_id';
CREATE INDEX board_pins_newest ON board_pins (board_id, saved_at DESC, pin_id DESC);
CREATE INDEX board_pins_custom ON board_pins (board_id, position, pin_id);
CREATE INDEX board_pins_section ON board_pins (board_id, section_id, saved_at DESC, pin_id DESC);
CREATE INDEX board_pins_section_custom ON board_pins (board_id, section_id, position, pin_id);
CREATE INDEX board_pins_favorites ON board_pins (board_id, saved_at DESC, pin_id DESC) WHERE favorite_count > 0;

CREATE TABLE user_pins (
  user_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  board_id bigint,
  section_id bigint,
  is_created boolean NOT NULL,
  audience smallint NOT NULL,
  saved_at timestamptz NOT NULL,
  hue smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, pin_id)
);
COMMENT ON TABLE user_pins IS 'spread by user_id';
CREATE INDEX user_pins_newest ON user_pins (user_id, saved_at DESC, pin_id DESC);
CREATE INDEX user_pins_created ON user_pins (user_id, saved_at DESC, pin_id DESC) WHERE is_created;
CREATE INDEX user_pins_public ON user_pins (user_id, saved_at DESC, pin_id DESC) WHERE audience = 0;
CREATE INDEX user_pins_public_created ON user_pins (user_id, saved_at DESC, pin_id DESC) WHERE audience = 0 AND is_created;
CREATE INDEX user_pins_thing ON user_pins (user_id, aggregate_id);

CREATE TABLE aggregate_pins (
  aggregate_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  user_id bigint NOT NULL,
  board_id bigint,
  audience smallint NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (aggregate_id, pin_id)
);
COMMENT ON TABLE aggregate_pins IS 'spread by aggregate_id';
CREATE INDEX aggregate_pins_public ON aggregate_pins (aggregate_id, saved_at DESC, pin_id DESC) WHERE audience = 0;

CREATE TABLE comments (
  aggregate_id bigint NOT NULL,
  id bigint NOT NULL,
  pin_id bigint NOT NULL,
  user_id bigint NOT NULL,
  parent_id bigint,
  kind text NOT NULL DEFAULT 'comment',
  text text NOT NULL DEFAULT '',
  image_signature text,
  like_count integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'live',
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  PRIMARY KEY (aggregate_id, id)
);
COMMENT ON TABLE comments IS 'spread by aggregate_id';
CREATE INDEX comments_thread ON comments (aggregate_id, parent_id, id);

-- What a person says of things they tried, as that person's list.
CREATE TABLE user_tries (
  user_id bigint NOT NULL,
  comment_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, comment_id)
);
COMMENT ON TABLE user_tries IS 'spread by user_id';

-- Marks -------------------------------------------------------------------------
CREATE TABLE follows (
  follower_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('user', 'board', 'interest')),
  target_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (follower_id, kind, target_id)
);
COMMENT ON TABLE follows IS 'spread by follower_id';
CREATE INDEX follows_newest ON follows (follower_id, kind, created_at DESC, target_id DESC);

CREATE TABLE followers (
  target_id bigint NOT NULL,
  kind text NOT NULL,
  follower_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (target_id, kind, follower_id)
);
COMMENT ON TABLE followers IS 'spread by target_id';
CREATE INDEX followers_newest ON followers (target_id, kind, created_at DESC, follower_id DESC);

CREATE TABLE favorites (
  user_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  board_id bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, pin_id)
);
COMMENT ON TABLE favorites IS 'spread by user_id';
CREATE INDEX favorites_newest ON favorites (user_id, created_at DESC, pin_id DESC);

CREATE TABLE reactions (
  user_id bigint NOT NULL,
  aggregate_id bigint NOT NULL,
  type smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, aggregate_id)
);
COMMENT ON TABLE reactions IS 'spread by user_id';

CREATE TABLE marks (
  user_id bigint NOT NULL,
  kind text NOT NULL,
  target_id bigint NOT NULL,
  reason text NOT NULL DEFAULT '',
  context jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, target_id)
);
COMMENT ON TABLE marks IS 'spread by user_id';

CREATE TABLE trash (
  user_id bigint NOT NULL,
  deletion_id bigint NOT NULL,
  target_id bigint NOT NULL,
  kind text NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, deletion_id, target_id)
);
COMMENT ON TABLE trash IS 'spread by user_id';
CREATE INDEX trash_newest ON trash (user_id, deleted_at DESC);
CREATE INDEX trash_sweep ON trash (deleted_at);

CREATE TABLE requests (
  actor_id bigint NOT NULL,
  key text COLLATE "C" NOT NULL,
  question text NOT NULL,
  options_hash text NOT NULL,
  status smallint NOT NULL DEFAULT 200,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, key)
);
COMMENT ON TABLE requests IS 'spread by actor_id';
CREATE INDEX requests_sweep ON requests (created_at);

CREATE TABLE searches (
  user_id bigint NOT NULL,
  term text NOT NULL,
  searched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, term)
);
COMMENT ON TABLE searches IS 'spread by user_id';

CREATE TABLE exports (
  user_id bigint NOT NULL,
  id bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  file_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE exports IS 'spread by user_id';

CREATE TABLE seen_experiences (
  user_id bigint NOT NULL,
  placed_experience_id text NOT NULL,
  viewed_at timestamptz,
  completed_at timestamptz,
  dismissed_at timestamptz,
  PRIMARY KEY (user_id, placed_experience_id)
);
COMMENT ON TABLE seen_experiences IS 'spread by user_id';

-- Media ----------------------------------------------------------------------------
CREATE TABLE images (
  signature text COLLATE "C" PRIMARY KEY,
  bytes integer NOT NULL,
  ext text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  frames integer NOT NULL DEFAULT 1,
  dominant_color text NOT NULL,
  hue smallint NOT NULL DEFAULT 0,
  phash text NOT NULL,
  nsfw real,
  state text NOT NULL DEFAULT 'ready',
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE images IS 'spread by signature';

CREATE TABLE image_uses (
  signature text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  target_id bigint NOT NULL,
  PRIMARY KEY (signature, kind, target_id)
);
COMMENT ON TABLE image_uses IS 'spread by signature';

CREATE TABLE uploads (
  id bigint PRIMARY KEY,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'registered',
  signature text,
  message text,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE uploads IS 'spread by id';
CREATE INDEX uploads_sweep ON uploads (expires_at);

-- Feed, facts, events ------------------------------------------------------------------
CREATE TABLE feed_pool (
  version integer NOT NULL,
  rank integer NOT NULL,
  pin_id bigint NOT NULL,
  PRIMARY KEY (version, rank)
);
COMMENT ON TABLE feed_pool IS 'spread by version';

CREATE TABLE facts (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  viewer_id bigint,
  actor_id bigint,
  happened_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE facts IS 'spread by id';
CREATE INDEX facts_sweep ON facts (happened_at);

CREATE TABLE fact_acts (
  fact_id bigint NOT NULL,
  listener text NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (fact_id, listener)
);
COMMENT ON TABLE fact_acts IS 'spread by fact_id';

CREATE TABLE notifications (
  user_id bigint NOT NULL,
  id bigint NOT NULL,
  kind text NOT NULL,
  group_key text NOT NULL,
  actors bigint[] NOT NULL DEFAULT '{}',
  target_id bigint,
  count integer NOT NULL DEFAULT 1,
  read_at timestamptz,
  hidden_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE notifications IS 'spread by user_id';
CREATE INDEX notifications_newest ON notifications (user_id, id DESC);
CREATE UNIQUE INDEX notifications_group ON notifications (user_id, group_key) WHERE read_at IS NULL;

CREATE TABLE events (
  actor_key text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL,
  id text COLLATE "C" NOT NULL,
  type integer NOT NULL,
  view_type integer,
  view_parameter integer,
  component integer,
  element integer,
  object_id text,
  aux jsonb,
  data jsonb,
  PRIMARY KEY (actor_key, at, id)
) PARTITION BY RANGE (at);
COMMENT ON TABLE events IS 'spread by actor_key';
CREATE TABLE events_rest PARTITION OF events DEFAULT;
COMMENT ON TABLE events_rest IS 'spread by actor_key';

CREATE TABLE pin_days (
  pin_id bigint NOT NULL,
  day date NOT NULL,
  impressions integer NOT NULL DEFAULT 0,
  closeups integer NOT NULL DEFAULT 0,
  saves integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  outbound integer NOT NULL DEFAULT 0,
  PRIMARY KEY (pin_id, day)
);
COMMENT ON TABLE pin_days IS 'spread by pin_id';

CREATE TABLE invites (
  code text COLLATE "C" PRIMARY KEY,
  sender_id bigint NOT NULL,
  kind text NOT NULL,
  email_key text,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE invites IS 'spread by code';

-- Reference tables: small, rarely written -------------------------------------------
CREATE TABLE interests (id bigint PRIMARY KEY, name text NOT NULL, url_name text NOT NULL UNIQUE);
COMMENT ON TABLE interests IS 'reference';

CREATE TABLE experiments (
  name text PRIMARY KEY,
  rollout jsonb NOT NULL DEFAULT '{}',
  overrides jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE experiments IS 'reference';

CREATE TABLE placed_experiences (
  placement_id integer NOT NULL,
  experience_id integer NOT NULL,
  type smallint NOT NULL,
  display_data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (placement_id, experience_id)
);
COMMENT ON TABLE placed_experiences IS 'reference';

CREATE TABLE business_members (
  business_id bigint NOT NULL,
  user_id bigint NOT NULL,
  role text NOT NULL,
  PRIMARY KEY (business_id, user_id)
);
COMMENT ON TABLE business_members IS 'reference';
CREATE INDEX business_members_person ON business_members (user_id);

CREATE TABLE house (key text PRIMARY KEY, value jsonb NOT NULL);
COMMENT ON TABLE house IS 'reference';
