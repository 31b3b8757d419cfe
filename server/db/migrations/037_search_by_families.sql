-- Words apart from the names of boards and topics: which of them are common is known by itself, and so is the best plan.
CREATE INDEX pin_search_said ON pin_search USING gin (ts_filter(words, '{a,b,c}'));
ANALYZE pin_search;

-- In a statement that asks this nothing runs in parallel, so parts of a UNION ALL are read one after another, and only as far as needed.
CREATE FUNCTION one_after_another() RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL UNSAFE AS 'SELECT true';

-- Completions of one, two and of more letters: the most said of those that begin alike are read first.
CREATE INDEX search_terms_one ON search_terms (left(term, 1), weight DESC, term);
CREATE INDEX search_terms_two ON search_terms (left(term, 2), weight DESC, term);
CREATE INDEX search_terms_three ON search_terms (left(term, 3), weight DESC, term);
