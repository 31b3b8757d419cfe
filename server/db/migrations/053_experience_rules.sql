-- The rules by which the server picks an experience: for whom, when, how often, before which others, and which others
-- are left out that day. An experience that waits for a trigger has `on_trigger` in its targeting.
ALTER TABLE placed_experiences
  ADD COLUMN targeting jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN priority integer NOT NULL DEFAULT 0,
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD COLUMN frequency jsonb,
  ADD COLUMN exclusion_group text,
  ADD COLUMN status text NOT NULL DEFAULT 'live' CHECK (status IN ('live', 'paused')),
  -- The experiences (placement:experience) that it triggers where it is shown, and what the trigger call adds.
  ADD COLUMN triggerable_placed_exps text[] NOT NULL DEFAULT '{}',
  ADD COLUMN metadata jsonb NOT NULL DEFAULT '{}';

-- How often and when someone saw an experience.
ALTER TABLE seen_experiences
  ADD COLUMN first_viewed_at timestamptz,
  ADD COLUMN last_viewed_at timestamptz,
  ADD COLUMN view_count integer NOT NULL DEFAULT 0,
  ADD COLUMN triggered_at timestamptz;
ALTER TABLE visitor_experiences
  ADD COLUMN first_viewed_at timestamptz,
  ADD COLUMN last_viewed_at timestamptz,
  ADD COLUMN view_count integer NOT NULL DEFAULT 0,
  ADD COLUMN triggered_at timestamptz;
