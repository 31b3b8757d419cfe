-- What was reported, and what staff decided. Small, so it stays on the first node.
CREATE TABLE cases (
  id bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('pin', 'user', 'comment', 'message', 'age')),
  target_id bigint NOT NULL,
  -- Where the target lives: a comment's thing, a message's conversation.
  within_id bigint,
  against_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
  -- How it looked when it was first reported.
  looked jsonb NOT NULL DEFAULT '{}',
  decision text,
  decision_reason text NOT NULL DEFAULT '',
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE cases IS 'local';
CREATE UNIQUE INDEX cases_open_target ON cases (kind, target_id) WHERE state = 'open';
CREATE INDEX cases_queue ON cases (state, id);
CREATE INDEX cases_target ON cases (kind, target_id, id DESC);

CREATE TABLE case_reports (
  case_id bigint NOT NULL,
  reporter_id bigint NOT NULL,
  reason text NOT NULL,
  details text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, reporter_id)
);
COMMENT ON TABLE case_reports IS 'local';
CREATE INDEX case_reports_reporter ON case_reports (reporter_id, case_id DESC);

-- What a decision did to whom; all of it is taken back when an appeal succeeds.
CREATE TABLE violations (
  user_id bigint NOT NULL,
  case_id bigint NOT NULL,
  target_id bigint NOT NULL,
  consequence text NOT NULL,
  taken_back_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, case_id, target_id)
);
COMMENT ON TABLE violations IS 'spread by user_id';
CREATE INDEX violations_newest ON violations (user_id, case_id DESC, target_id);
CREATE INDEX violations_case ON violations (case_id);

CREATE TABLE appeals (
  case_id bigint NOT NULL,
  user_id bigint NOT NULL,
  text text NOT NULL,
  outcome text CHECK (outcome IN ('upheld', 'reversed')),
  outcome_reason text NOT NULL DEFAULT '',
  decided_by bigint,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (case_id, user_id)
);
COMMENT ON TABLE appeals IS 'local';
CREATE INDEX appeals_open ON appeals (case_id) WHERE outcome IS NULL;

-- Every act of staff, looks into hidden things included.
CREATE TABLE staff_acts (
  id bigint PRIMARY KEY,
  staff_id bigint NOT NULL,
  act text NOT NULL,
  kind text NOT NULL,
  target text NOT NULL,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE staff_acts IS 'local';
CREATE INDEX staff_acts_target ON staff_acts (kind, target, id DESC);

-- Which mails went out and which did not; never their words.
CREATE TABLE mail_log (
  id bigint PRIMARY KEY,
  receiver text NOT NULL,
  subject text NOT NULL,
  error text,
  at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE mail_log IS 'local';
CREATE INDEX mail_log_failed ON mail_log (id DESC) WHERE error IS NOT NULL;
CREATE INDEX mail_log_sweep ON mail_log (at);

-- Sensitive by the score of its picture, or because staff said so.
ALTER TABLE aggregates
  ADD COLUMN is_sensitive boolean NOT NULL DEFAULT false,
  ADD COLUMN sensitive_by text CHECK (sensitive_by IN ('model', 'staff')),
  ADD COLUMN interest_id bigint;

-- The pool knows the topic of each pin, so that it can leave out what someone turned off. It is made anew at the start.
TRUNCATE feed_pool;
ALTER TABLE feed_pool ADD COLUMN interest_id bigint;
CREATE INDEX images_unscored ON images (created_at) WHERE nsfw IS NULL;
CREATE INDEX users_suspended ON users (id DESC) WHERE state = 'suspended';
