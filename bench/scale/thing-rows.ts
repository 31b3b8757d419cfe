import type pg from 'pg'
import { type CellIndex, cellOf } from '#domain/rules/visual/cells.ts'
import { storedVector, type Vector, vectorCode } from '#domain/rules/visual/vector.ts'
import type { House } from '#server/house.ts'
import { learnCells } from '#server/meaning/cells.ts'
import { readVersion } from '#server/meaning/model-files.ts'
import { SPACES, type Space } from '#server/meaning/spaces.ts'
import { randomFrom } from '../made-graph.ts'
import { type CopiedRow, copyRows } from './copy-rows.ts'
import { type ModelThing, noisy, stemsOf } from './models-of-things.ts'
import type { Counts } from './place-rows.ts'
import { wordsOfThings } from './words-of-thing.ts'
import type { MadeWorld } from './world.ts'

/** How much a made thing is like the one it is made after. */
const [LEAST_LIKE, MOST_LIKE] = [0.6, 0.95]
const BESIDE = 60
const ALIKE = 24
const HOSTS = 500
const DAY = 86_400_000

/** The signature of a made thing's picture: none has a file. */
export const pictureOf = (thing: number): string => `made${thing.toString(16).padStart(28, '0')}`

/** The look or the meaning of a made thing: the same each time it is asked for. */
export function vectorOf(world: MadeWorld, models: readonly ModelThing[], thing: number, space: Space): Vector {
  const chance = randomFrom(thing * 2 + (space === 'look' ? 1_000_003 : 2_000_003))
  const model = models[world.modelOf(thing)] as ModelThing
  return noisy(model[space], LEAST_LIKE + (MOST_LIKE - LEAST_LIKE) * chance(), chance)
}

/** Every thing with its picture, its topics, the row by which it is found, and what belongs beside it. */
export async function thingRows(
  house: House,
  client: pg.ClientBase,
  world: MadeWorld,
  models: readonly ModelThing[],
  counts: Counts,
): Promise<void> {
  const { thingIds, firstPins } = world
  const all = Array.from({ length: world.size }, (_, thing) => thing)
  function* rows(rowOf: (thing: number, model: ModelThing) => CopiedRow): Iterable<CopiedRow> {
    for (const thing of all) yield rowOf(thing, models[world.modelOf(thing)] as ModelThing)
  }
  const id = (thing: number) => thingIds[thing] as string
  const owners = await ownersOf(client, world)
  const at = (thing: number) => new Date(world.bornAt(thing)).toISOString()
  await copyRows(
    client,
    'aggregates',
    [
      'id',
      'first_pin_id',
      'origin_pinner_id',
      'image_signature',
      'image_ext',
      'width',
      'height',
      'saves',
      'interest_id',
      'created_at',
    ],
    rows((thing, model) => [
      id(thing),
      firstPins[thing] as string,
      owners[thing] as string,
      pictureOf(thing),
      'webp',
      600,
      800,
      counts.saves[thing] as number,
      model.topic,
      at(thing),
    ]),
  )
  await copyRows(
    client,
    'aggregate_topics',
    ['aggregate_id', 'interest_id', 'source'],
    rows((thing, model) => [id(thing), model.topic, 'words']),
  )
  await copyRows(
    client,
    'image_uses',
    ['signature', 'kind', 'target_id'],
    rows((thing) => [pictureOf(thing), 'aggregate', id(thing)]),
  )
  const look = (thing: number) => vectorOf(world, models, thing, 'look')
  await copyRows(
    client,
    'images',
    [
      'signature',
      'bytes',
      'ext',
      'width',
      'height',
      'dominant_color',
      'phash',
      'nsfw',
      'read_version',
      'look',
      'colors',
      'tints',
      'tint_shares',
    ],
    rows((thing, model) => [
      pictureOf(thing),
      40_000,
      'webp',
      600,
      800,
      '#8a7f70',
      '',
      0,
      readVersion(),
      stored('look', look(thing)),
      list(model.colors),
      list(model.tints),
      list(model.tint_shares),
    ]),
  )
  const cells = {
    look: await cellsFor(house, world, models, 'look'),
    meaning: await cellsFor(house, world, models, 'meaning'),
  }
  const { wordsOf, common } = wordsOfThings(world, models)
  const stems = await stemsOf(house, common)
  await copyRows(
    client,
    'pin_search',
    [
      'pin_id',
      'aggregate_id',
      'text',
      'title',
      'words',
      'score',
      'saved_at',
      'host',
      'topics',
      'colors',
      'tints',
      'tint_shares',
      'is_due',
      'look',
      'look_code',
      'look_cell',
      'meaning',
      'meaning_code',
      'meaning_cell',
    ],
    rows((thing, model) => {
      const { title, said } = wordsOf(thing)
      const [seen, meant] = [look(thing), vectorOf(world, models, thing, 'meaning')]
      const words = [...weighed(title, 'A', 0, stems), ...weighed(said, 'C', title.length, stems)].join(' ')
      const score = Math.log(2 + 2 * (counts.saves[thing] as number)) + world.bornAt(thing) / DAY / 30
      return [
        firstPins[thing] as string,
        id(thing),
        [...title, ...said].join(' '),
        title.join(' '),
        words,
        score,
        at(thing),
        `site${thing % HOSTS}.example`,
        list(model.topics),
        list(model.colors),
        list(model.tints),
        list(model.tint_shares),
        false,
        stored('look', seen),
        vectorCode(seen),
        cellOf(seen, cells.look),
        stored('meaning', meant),
        vectorCode(meant),
        cellOf(meant, cells.meaning),
      ]
    }),
  )
  await copyRows(
    client,
    'neighbors',
    ['aggregate_id', 'things', 'weights', 'alike', 'alike_weights'],
    neighborRows(world, models),
  )
}

async function ownersOf(client: pg.ClientBase, { size, firstPins, thingIds }: MadeWorld): Promise<string[]> {
  const owners: string[] = []
  const STEP = 50_000
  for (let from = 0; from < size; from += STEP) {
    const { rows } = await client.query<{ pinner_id: string }>(
      `SELECT pinner_id FROM unnest($1::bigint[]) WITH ORDINALITY AS t(id, nth) JOIN pins p ON p.id = t.id ORDER BY nth`,
      [firstPins.slice(from, from + STEP)],
    )
    for (const { pinner_id } of rows) owners.push(pinner_id)
  }
  if (owners.length !== thingIds.length) throw new Error('Some things have no first pin.')
  return owners
}

const list = (numbers: readonly (number | string)[]): string => `{${numbers.join()}}`
const stored = (space: Space, vector: Vector): string =>
  `\\x${Buffer.from(storedVector(SPACES[space].version(), vector)).toString('hex')}`

/** Words and their stems where they stand, as PostgreSQL reads them. */
function weighed(
  words: readonly string[],
  weight: string,
  from: number,
  stems: ReadonlyMap<string, string[]>,
): string[] {
  return words.flatMap((word, at) => (stems.get(word) ?? [word]).map((stem) => `'${stem}':${from + at + 1}${weight}`))
}

/** The cells for all vectors, learned from some of them as the product learns them. */
function cellsFor(house: House, world: MadeWorld, models: readonly ModelThing[], space: Space): Promise<CellIndex> {
  return learnCells(house, space, world.size, (count) => {
    // By chance, as the product takes them: at even steps only some of the models would be met.
    const chance = randomFrom(29)
    const some = () => vectorOf(world, models, Math.floor(chance() * world.size), space)
    return Array.from({ length: Math.min(count, world.size) }, some)
  })
}

/** What belongs beside a thing is of its topic; what is like it is made after the same thing. */
function* neighborRows(world: MadeWorld, models: readonly ModelThing[]): Iterable<CopiedRow> {
  const chance = randomFrom(17)
  const byTopic = new Map<string, number[]>()
  const byModel: number[][] = models.map(() => [])
  for (let thing = 0; thing < world.size; thing++) {
    const model = world.modelOf(thing)
    byModel[model]?.push(thing)
    const topic = (models[model] as ModelThing).topic
    const known = byTopic.get(topic) ?? []
    known.push(thing)
    byTopic.set(topic, known)
  }
  const weights = (count: number) => list(Array.from({ length: count }, (_, at) => (1 / (1 + at / 10)).toFixed(3)))
  const some = (from: readonly number[], count: number) =>
    [...new Set(Array.from({ length: count }, () => from[Math.floor(chance() * from.length)] as number))].map(
      (thing) => world.thingIds[thing] as string,
    )
  for (let thing = 0; thing < world.size; thing++) {
    const model = world.modelOf(thing)
    const things = some(byTopic.get((models[model] as ModelThing).topic) as number[], BESIDE)
    const alike = some(byModel[model] as number[], ALIKE)
    yield [world.thingIds[thing] as string, list(things), weights(things.length), list(alike), weights(alike.length)]
  }
}
