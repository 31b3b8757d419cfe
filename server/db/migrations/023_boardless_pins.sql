-- The pins of a profile that are on no board, newest first.
CREATE INDEX user_pins_boardless ON user_pins (user_id, saved_at DESC, pin_id DESC) WHERE board_id IS NULL;
