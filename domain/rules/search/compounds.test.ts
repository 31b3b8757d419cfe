import { expect, test } from 'vitest'
import { withCompoundsParted } from './compounds.ts'

test.each([
  ['hochzeitstorte', ['hochzeit', 'torte']],
  ['erdbeertorte', ['erdbeere', 'torte']],
  ['apfelkuchen', ['apfel', 'kuchen']],
  ['blumenkleid', ['blumen', 'kleid']],
  ['gartentisch', ['garten', 'tisch']],
  ['roter wintermantel', ['roter', 'winter', 'mantel']],
  ['sonnenblume', null],
  ['hochzeit', null],
  ['pottery', null],
  ['kitchen', null],
  ['', null],
])('search.9 the German words of "%s" that are made of two known ones are parted', (query, parts) => {
  expect(withCompoundsParted(query.split(' ').filter(Boolean))).toEqual(parts)
})
