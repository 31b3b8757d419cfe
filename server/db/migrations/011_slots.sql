-- A pin that was saved at one picture of a carousel: which one.
ALTER TABLE pins ADD COLUMN slot_id text;
