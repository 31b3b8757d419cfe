-- Who brought a picture in first, and how many bytes each person has brought in that are still kept.
ALTER TABLE images ADD COLUMN taken_by bigint;
CREATE INDEX images_taken_by ON images (taken_by) WHERE taken_by IS NOT NULL;
ALTER TABLE user_counts ADD COLUMN upload_bytes bigint NOT NULL DEFAULT 0;

UPDATE images SET taken_by = p.pinner_id FROM aggregates a JOIN pins p ON p.id = a.first_pin_id
  WHERE a.image_signature = images.signature AND NOT EXISTS (SELECT 1 FROM users WHERE id = p.pinner_id AND username LIKE 'deleted\_%');
UPDATE user_counts SET upload_bytes = sums.bytes
  FROM (SELECT taken_by, sum(bytes) AS bytes FROM images WHERE taken_by IS NOT NULL GROUP BY taken_by) sums
  WHERE sums.taken_by = user_counts.user_id;

-- How many uploads a person has registered.
CREATE INDEX uploads_person ON uploads (user_id);
