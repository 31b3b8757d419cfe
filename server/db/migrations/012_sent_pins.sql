-- What someone sent of a pin, and how: in a conversation, by mail, by a link.
CREATE TABLE sent_pins (
  user_id bigint NOT NULL,
  pin_id bigint NOT NULL,
  -- Of a message its own id.
  id bigint NOT NULL,
  channel smallint NOT NULL,
  conversation_id bigint,
  email_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, pin_id, id)
);
COMMENT ON TABLE sent_pins IS 'spread by user_id';
INSERT INTO sent_pins (user_id, pin_id, id, channel, conversation_id, created_at)
  SELECT user_id, pin_id, id, 2, conversation_id, created_at FROM messages
  WHERE pin_id IS NOT NULL AND kind = 'message' AND deleted_at IS NULL;
