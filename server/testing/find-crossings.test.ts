import { loadModule, type Node, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { findCrossings, type SpreadSchema } from './find-crossings.ts'

beforeAll(() => loadModule())

const table = (comment: string, columns: string) => ({ comment, columns: columns.split(' ') })
const SCHEMA: SpreadSchema = {
  tables: new Map([
    ['pins', table('spread by id', 'id aggregate_id pinner_id board_id title')],
    ['aggregates', table('spread by id', 'id first_pin_id saves')],
    ['boards', table('spread by id', 'id owner_id name')],
    ['board_pins', table('spread by board_id', 'board_id pin_id saved_at')],
    ['board_people', table('spread by board_id', 'board_id user_id state')],
    ['user_boards', table('spread by user_id', 'user_id board_id state last_pinned_at')],
    ['favorites', table('spread by user_id', 'user_id pin_id')],
    ['marks', table('spread by user_id', 'user_id kind target_id')],
    ['interests', table('reference', 'id name')],
    ['cases', table('local', 'id person_id')],
  ]),
  mutableFunctions: new Set(['now', 'to_char']),
}

function crossingsOf(text: string, parameters?: unknown[]): string[] {
  const [first] = parseSync(text).stmts ?? []
  return findCrossings(SCHEMA, first?.stmt as Node, parameters)
}

describe('a statement stays', () => {
  test.each([
    [
      'on one machine, whatever it does there',
      `SELECT DISTINCT ON (p.pin_id) p.*, (SELECT count(*) FROM board_people m
      WHERE m.board_id = p.board_id) FROM board_pins p JOIN boards b ON b.id = p.board_id WHERE b.id = $1 FOR UPDATE`,
    ],
    ['when it reads one table, over several keys', 'SELECT id FROM pins WHERE id = ANY($1) ORDER BY title LIMIT 5'],
    ['when it joins tables on their keys', 'SELECT b.name FROM boards b JOIN board_pins p ON p.board_id = b.id'],
    [
      'when a subquery has the key of its row',
      'SELECT name, (SELECT count(*) FROM board_pins WHERE board_id = boards.id) FROM boards',
    ],
    ['when it joins USING the keys', 'SELECT 1 FROM board_people JOIN board_pins USING (board_id)'],
    ['when it joins reference tables', 'SELECT 1 FROM pins p JOIN interests i ON i.name = p.title'],
    ['when it asks ids first', 'SELECT id FROM pins WHERE id IN (SELECT pin_id FROM favorites WHERE user_id = $1)'],
    [
      'when a CTE is computed first',
      'WITH f AS (SELECT pin_id FROM favorites WHERE user_id = $1) SELECT p.id FROM pins p JOIN f ON f.pin_id = p.id',
    ],
    [
      'when the branches of a UNION have other keys',
      'SELECT id FROM pins WHERE id = $1 UNION SELECT pin_id FROM favorites WHERE user_id = $2',
    ],
    ['when a write names its key', 'UPDATE pins SET title = $1 WHERE id = $2'],
    ['when a write names several keys', 'DELETE FROM pins WHERE id IN ($1, $2)'],
    [
      'when a write names the keys it was told',
      'UPDATE pins SET title = u.title FROM unnest($1::bigint[], $2::text[]) AS u(id, title) WHERE pins.id = u.id',
    ],
    [
      'when a write names the keys it computed',
      'DELETE FROM pins WHERE id IN (SELECT pin_id FROM favorites WHERE user_id = $1)',
    ],
    [
      'when rows are inserted with their key',
      'INSERT INTO favorites (user_id, pin_id) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING',
    ],
    [
      'when it inserts from the same key',
      'INSERT INTO board_people (board_id, user_id) SELECT id, owner_id FROM boards',
    ],
    ['when it inserts from a function', 'INSERT INTO pins (id, title) SELECT i, $1 FROM unnest($2::bigint[]) AS t(i)'],
    [
      'when a CTE writes in one place',
      'WITH gone AS (DELETE FROM board_pins WHERE board_id = $1 RETURNING pin_id) UPDATE boards SET name = $2 WHERE id = $1',
    ],
    [
      'when DO UPDATE is told the time',
      'INSERT INTO pins (id, title) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
    ],
    ['when UPDATE calls now() alone', 'UPDATE user_boards SET last_pinned_at = now() WHERE user_id = $1'],
    ['when it reads local tables', 'SELECT id FROM cases WHERE person_id = $1 FOR UPDATE'],
  ])('%s', (_, text) => expect(crossingsOf(text)).toEqual([]))

  test('when two parameters that fix two keys are equal', () => {
    const text =
      'SELECT 1 FROM board_people m JOIN board_pins p ON m.state = $1 WHERE m.board_id = $2 AND p.board_id = $3'
    expect(crossingsOf(text, ['owner', '7', '7'])).toEqual([])
    expect(crossingsOf(text, ['owner', '7', '8'])).toHaveLength(1)
  })
})

describe('a statement crosses', () => {
  test.each([
    [
      'SELECT 1 FROM pins p JOIN aggregates a ON a.id = p.aggregate_id WHERE p.id = $1',
      'joins other keys: aggregates by id, pins by id',
    ],
    [
      'SELECT 1 FROM boards, user_boards WHERE user_boards.board_id = boards.id AND boards.id = $1',
      'joins other keys: boards by id, user_boards by user_id',
    ],
    ['SELECT 1 FROM pins p LEFT JOIN cases ON person_id = p.pinner_id', 'joins local tables: cases with pins by id'],
    [
      'SELECT id FROM pins WHERE EXISTS (SELECT 1 FROM favorites WHERE user_id = $1 AND pin_id = pins.id)',
      'asks for each row: favorites by user_id',
    ],
    [
      'SELECT name, (SELECT pin_id FROM board_pins WHERE board_id = boards.id LIMIT 1) FROM boards',
      'asks for each row: board_pins by board_id',
    ],
    [
      'SELECT n.pin_id FROM unnest($1::bigint[]) AS b(id) CROSS JOIN LATERAL (SELECT pin_id FROM board_pins WHERE board_id = b.id LIMIT 5) n',
      'asks for each row: board_pins by board_id',
    ],
    [
      'WITH x AS (SELECT p.id FROM pins p WHERE NOT EXISTS (SELECT FROM marks WHERE target_id = aggregate_id)) SELECT * FROM x',
      'asks for each row: marks by user_id',
    ],
    [
      'SELECT id FROM pins WHERE id = 1 UNION (SELECT a.id FROM aggregates a JOIN pins p ON p.id = a.first_pin_id)',
      'joins other keys: aggregates by id, pins by id',
    ],
    ['SELECT * FROM pins WHERE id IN ($1, $2) ORDER BY id FOR UPDATE', 'locks over several keys: pins by id'],
    [
      'DELETE FROM pins WHERE id IN (SELECT id FROM pins LIMIT 9 FOR UPDATE SKIP LOCKED)',
      'locks over several keys: pins by id',
    ],
    [
      'SELECT DISTINCT ON (b.id) p.pin_id FROM boards b JOIN board_pins p ON p.board_id = b.id',
      'uses DISTINCT ON over a join: board_pins by board_id, boards by id',
    ],
    ['UPDATE pins SET title = $1 WHERE board_id = $2', 'writes without its key: pins by id'],
    ['DELETE FROM favorites WHERE pin_id = $1', 'writes without its key: favorites by user_id'],
    ['INSERT INTO favorites (pin_id) VALUES ($1)', 'writes without its key: favorites by user_id'],
    ['UPDATE favorites SET user_id = $1 WHERE user_id = $2', 'changes the key of favorites by user_id'],
    [
      'UPDATE user_boards SET state = p.state FROM board_people p WHERE p.board_id = $1 AND user_boards.user_id = p.user_id',
      'joins other keys: board_people by board_id, user_boards by user_id',
    ],
    [
      'INSERT INTO board_pins (board_id, pin_id) SELECT board_id, id FROM pins',
      'inserts from other keys: board_pins by board_id from pins by id',
    ],
    [
      'INSERT INTO board_pins (board_id, pin_id) VALUES ($1, (SELECT id FROM pins WHERE id = $2))',
      'inserts from other keys: board_pins by board_id from pins by id',
    ],
    ['INSERT INTO interests (id) SELECT id FROM pins', 'inserts from other keys: interests from pins by id'],
    ['INSERT INTO pins (id) SELECT person_id FROM cases', 'inserts from local tables: pins by id from cases'],
    [
      'WITH gone AS (DELETE FROM pins WHERE id = $1 RETURNING *) UPDATE aggregates SET saves = saves - 1 WHERE id = $2',
      'writes in a CTE over several keys: aggregates by id, pins by id',
    ],
    [
      'WITH RECURSIVE up AS (SELECT id, aggregate_id FROM pins UNION SELECT p.id, p.aggregate_id FROM up JOIN pins p ON p.id = up.aggregate_id) SELECT * FROM up',
      'recurses over several keys: pins by id',
    ],
    [
      'INSERT INTO pins (id, title) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = now()::text',
      'calls a function that is not IMMUTABLE in DO UPDATE: pins',
    ],
    [
      'INSERT INTO pins (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET title = $2 WHERE pins.title < current_timestamp::text',
      'calls a function that is not IMMUTABLE in DO UPDATE: pins',
    ],
    [
      `UPDATE user_boards SET last_pinned_at = last_pinned_at - interval '2 minutes' WHERE user_id = $1`,
      'calls a function that is not IMMUTABLE over columns: update of user_boards',
    ],
    [
      `UPDATE user_boards SET state = $1 WHERE user_id = $2 AND to_char(last_pinned_at, 'D') = $3`,
      'calls a function that is not IMMUTABLE over columns: update of user_boards',
    ],
    [
      'MERGE INTO pins USING interests ON pins.id = interests.id WHEN MATCHED THEN DELETE',
      'is a MERGE, which this check does not read',
    ],
  ])('%s', (text, sentence) => expect(crossingsOf(text)).toContain(sentence))
})
