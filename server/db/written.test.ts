import { expect, test } from 'vitest'
import { inserting } from './inserting.ts'
import { listed, name, type Written, written } from './written.ts'

const textOf = (part: Written) => {
  const { sql, parameters } = part.compile()
  return [sql, ...parameters]
}

test('values are numbered in their order, however deep they stand', () => {
  const twigs = written`twigs > ${2}`
  const whole = written`SELECT ${name('eggs')} FROM nests WHERE ${twigs} AND id IN (${listed([7, 8])}) AND owner = ${'ann'}`
  expect(textOf(whole)).toEqual([
    'SELECT "eggs" FROM nests WHERE twigs > $1 AND id IN ($2, $3) AND owner = $4',
    2,
    7,
    8,
    'ann',
  ])
})

test('rows are inserted with the columns of the first, without what is undefined there', () => {
  const rows = [
    { id: 1, twigs: null, eggs: undefined },
    { id: 2, twigs: 3, eggs: 4 },
  ]
  expect(textOf(inserting('nests', rows))).toEqual([
    'INSERT INTO nests (id,twigs) VALUES ($1, $2), ($3, $4)',
    1,
    null,
    2,
    3,
  ])
})
