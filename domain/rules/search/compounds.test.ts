import { expect, test } from 'vitest'
import { splitCompound } from './compounds.ts'

test.each([
  ['hochzeitstorte', ['hochzeit', 'torte']],
  ['erdbeertorte', ['erdbeere', 'torte']],
  ['apfelkuchen', ['apfel', 'kuchen']],
  ['blumenkleid', ['blumen', 'kleid']],
  ['gartentisch', ['garten', 'tisch']],
  ['hochzeit', null],
  ['pottery', null],
  ['kitchen', null],
  ['', null],
])('search.8 the parts of "%s", where it is made of two known German words', (word, parts) => {
  expect(splitCompound(word)).toEqual(parts)
})
