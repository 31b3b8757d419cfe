-- People by the beginnings of their names: boards are far more, and share most beginnings with them.
CREATE INDEX name_search_people ON name_search USING gin (words) WHERE kind = 'user';
