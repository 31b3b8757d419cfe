-- Staff are few among many people.
CREATE INDEX users_staff ON users (id) WHERE is_staff;
