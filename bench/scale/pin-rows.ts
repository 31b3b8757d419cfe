import type pg from 'pg'
import { type CopiedRow, copyRows } from './copy-rows.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'
import { type AggregateWords, makeAggregateWords } from './words-of-aggregate.ts'
import type { SavedPinPlace, ScaleWorld } from './world.ts'

/** The number of saves per aggregate, pins per board and person, and the last aggregates on each board. */
export type SaveDistribution = { saves: Int32Array; onBoard: Int32Array; ofPerson: Int32Array; lastOn: number[][] }

const COVERS = 5

export function countSaves(world: ScaleWorld): SaveDistribution {
  const counts: SaveDistribution = {
    saves: new Int32Array(world.size),
    onBoard: new Int32Array(world.boards),
    ofPerson: new Int32Array(world.people + 1),
    lastOn: Array.from({ length: world.boards }, () => []),
  }
  for (const { thing, board, pinner, isFirst } of world.places()) {
    if (!isFirst) counts.saves[thing]! += 1
    counts.onBoard[board]! += 1
    counts.ofPerson[pinner]! += 1
    const last = counts.lastOn[board] as number[]
    if (last.length < COVERS) last.push(thing)
  }
  return counts
}

/** Copies every pin with its three list rows and its owner's search row. */
export async function copyPinAndListRows(
  client: pg.ClientBase,
  world: ScaleWorld,
  models: readonly ModelAggregate[],
): Promise<void> {
  const { wordsOf } = makeAggregateWords(world, models)
  await copyRows(
    client,
    'pins',
    [
      'id',
      'aggregate_id',
      'pinner_id',
      'board_id',
      'source_pin_id',
      'title',
      'description',
      'is_repin',
      'saved_at',
      'created_at',
    ],
    rowsOf(world, wordsOf, (place, { title, said }) => {
      const at = new Date(place.at).toISOString()
      const [thing, first] = [world.aggregateIds[place.thing] as string, world.firstPins[place.thing] as string]
      const source = place.isFirst ? null : first
      return [
        idOf(world, place),
        thing,
        ownerOf(world, place),
        world.boardIds[place.board] as string,
        source,
        title.join(' '),
        said.join(' '),
        !place.isFirst,
        at,
        at,
      ]
    }),
  )
  await copyRows(
    client,
    'own_words',
    ['user_id', 'pin_id', 'saved_at', 'is_created', 'words'],
    rowsOf(world, wordsOf, (place, { title, said }) => [
      ownerOf(world, place),
      idOf(world, place),
      new Date(place.at).toISOString(),
      place.isFirst,
      [...new Set([...title, ...said])].map((word, at) => `'${word}':${at + 1}`).join(' '),
    ]),
  )
  const made = `FROM pins WHERE board_id = ANY($1::bigint[])`
  await client.query(
    `INSERT INTO user_pins (user_id, pin_id, aggregate_id, board_id, is_created, audience, saved_at)
     SELECT pinner_id, id, aggregate_id, board_id, NOT is_repin, audience, saved_at ${made}`,
    [world.boardIds],
  )
  await client.query(
    `INSERT INTO aggregate_pins (aggregate_id, pin_id, user_id, board_id, audience, saved_at)
     SELECT aggregate_id, id, pinner_id, board_id, audience, saved_at ${made}`,
    [world.boardIds],
  )
  await client.query(
    `INSERT INTO board_pins (board_id, pin_id, aggregate_id, pinner_id, position, saved_at)
     SELECT board_id, id, aggregate_id, pinner_id, 'P' || lpad(to_hex((9223372036854775807 - id) >> 19), 11, '0'), saved_at ${made}`,
    [world.boardIds],
  )
}

const idOf = (world: ScaleWorld, place: SavedPinPlace): string =>
  (place.isFirst ? world.firstPins[place.thing] : place.id) as string
const ownerOf = (world: ScaleWorld, place: SavedPinPlace): string => world.peopleIds[place.pinner] as string

/** All pins of one aggregate follow each other, so its words are made once. */
function* rowsOf(
  world: ScaleWorld,
  wordsOf: (thing: number) => AggregateWords,
  rowOf: (place: SavedPinPlace, words: AggregateWords) => CopiedRow,
): Iterable<CopiedRow> {
  let [known, words] = [-1, { title: [], said: [] } as AggregateWords]
  for (const place of world.places()) {
    if (place.thing !== known) [known, words] = [place.thing, wordsOf(place.thing)]
    yield rowOf(place, words)
  }
}
