-- An address that an account gave up is nobody else's for as long as the link sent there can bring it back.
ALTER TABLE emails ADD COLUMN held_until timestamptz;
CREATE INDEX emails_held ON emails (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX emails_person ON emails (user_id);
