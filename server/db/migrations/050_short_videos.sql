-- Whether a video is made in the lane of short ones, judged by its pixels and frames when it was taken in.
ALTER TABLE videos ADD COLUMN is_short boolean NOT NULL DEFAULT false;
