-- What is left of people who leave for good is found by them.
CREATE INDEX aggregates_origin ON aggregates (origin_pinner_id);
CREATE INDEX pins_via ON pins (via_user_id) WHERE via_user_id IS NOT NULL;
CREATE INDEX pins_gone_of_person ON pins (pinner_id) WHERE state IN ('trashed', 'removed');
CREATE INDEX board_people_person ON board_people (user_id);
CREATE INDEX board_people_inviter ON board_people (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX notification_events_of_actor ON notification_events (actor_id);
CREATE INDEX marks_of_target ON marks (target_id);
CREATE INDEX comments_tags ON comments USING gin (tags jsonb_path_ops) WHERE tags <> '[]';
CREATE INDEX invites_sender ON invites (sender_id);
CREATE INDEX invites_email ON invites (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX sent_pins_email ON sent_pins (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX conversations_emails ON conversations USING gin (emails) WHERE emails <> '{}';
