-- What people answered in surveys. A respondent is a keyed hash, different for each survey, so that a row says nothing
-- about who answered; one row for each respondent keeps anyone from answering twice.
CREATE TABLE survey_responses (
  experience_id integer NOT NULL,
  respondent text NOT NULL,
  -- For each question, the ids of the chosen answers.
  answers jsonb NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (experience_id, respondent)
);
COMMENT ON TABLE survey_responses IS 'spread by experience_id';

-- How often each answer was chosen.
CREATE TABLE survey_answer_counts (
  experience_id integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (experience_id, question, answer)
);
COMMENT ON TABLE survey_answer_counts IS 'spread by experience_id';
