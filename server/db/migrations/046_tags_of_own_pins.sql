-- The words of one's own pins have tags with their sign among them: all of them are written anew, from the first.
DELETE FROM walks WHERE name = 'own-words';
