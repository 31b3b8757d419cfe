import type pg from 'pg'
import { type ClusterIndex, nearestClusterNumber } from '#domain/rules/visual/clusters.ts'
import { type Embedding, encodeEmbedding, toEmbeddingBits } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { EMBEDDING_SPACES, type EmbeddingSpace } from '#server/meaning/embedding-spaces.ts'
import { currentPictureModelsVersion } from '#server/meaning/model-files.ts'
import { type CopiedRow, copyRows, formatPgArray } from './copy-rows.ts'
import { findClustersNearModels, learnScaleClusters, makeAggregateEmbedding } from './embeddings-of-aggregates.ts'
import { loadWordStems, type ModelAggregate } from './models-of-aggregates.ts'
import { makeNeighborRows } from './neighbor-rows.ts'
import type { SaveDistribution } from './pin-rows.ts'
import { makeAggregateWords } from './words-of-aggregate.ts'
import type { ScaleWorld } from './world.ts'

const HOSTS = 500
/** One aggregate in this many is a product. */
const PRODUCTS = 10
const BRANDS = 200
const isProduct = (thing: number) => thing % PRODUCTS === 0
const DAY = 86_400_000

/** The picture signature of a generated aggregate; there is no file for it. */
export const makePictureSignature = (thing: number): string => `made${thing.toString(16).padStart(28, '0')}`

/** Copies all aggregates with their pictures, topics, search rows and neighbors. */
export async function copyAggregateRows(
  house: House,
  client: pg.ClientBase,
  world: ScaleWorld,
  models: readonly ModelAggregate[],
  counts: SaveDistribution,
): Promise<void> {
  const { aggregateIds, firstPins } = world
  const all = Array.from({ length: world.size }, (_, thing) => thing)
  function* rows(rowOf: (thing: number, model: ModelAggregate) => CopiedRow, things = all): Iterable<CopiedRow> {
    for (const thing of things) yield rowOf(thing, models[world.modelOf(thing)] as ModelAggregate)
  }
  const id = (thing: number) => aggregateIds[thing] as string
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
      makePictureSignature(thing),
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
    rows((thing) => [makePictureSignature(thing), 'aggregate', id(thing)]),
  )
  const look = (thing: number) => makeAggregateEmbedding(world, models, thing, 'look')
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
      makePictureSignature(thing),
      40_000,
      'webp',
      600,
      800,
      '#8a7f70',
      '',
      0,
      currentPictureModelsVersion(),
      stored('look', look(thing)),
      formatPgArray(model.colors),
      formatPgArray(model.tints),
      formatPgArray(model.tint_shares),
    ]),
  )
  const clusters = {
    look: await learnScaleClusters(house, world, models, 'look'),
    meaning: await learnScaleClusters(house, world, models, 'meaning'),
  }
  const near = {
    look: findClustersNearModels(models, clusters.look, 'look'),
    meaning: findClustersNearModels(models, clusters.meaning, 'meaning'),
  }
  const { wordsOf, common } = makeAggregateWords(world, models)
  const stems = await loadWordStems(house, common)
  await copyRows(
    client,
    'pin_search',
    [
      'pin_id',
      'aggregate_id',
      'kind',
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
      const [seen, meant] = [look(thing), makeAggregateEmbedding(world, models, thing, 'meaning')]
      const words = [...weighed(title, 'A', 0, stems), ...weighed(said, 'C', title.length, stems)].join(' ')
      const score = Math.log(2 + 2 * (counts.saves[thing] as number)) + world.bornAt(thing) / DAY / 30
      return [
        firstPins[thing] as string,
        id(thing),
        isProduct(thing) ? 'product' : 'image',
        [...title, ...said].join(' '),
        title.join(' '),
        words,
        score,
        at(thing),
        `site${thing % HOSTS}.example`,
        formatPgArray(model.topics),
        formatPgArray(model.colors),
        formatPgArray(model.tints),
        formatPgArray(model.tint_shares),
        false,
        stored('look', seen),
        toEmbeddingBits(seen),
        nearestClusterNumber(seen, near.look[world.modelOf(thing)] as ClusterIndex),
        stored('meaning', meant),
        toEmbeddingBits(meant),
        nearestClusterNumber(meant, near.meaning[world.modelOf(thing)] as ClusterIndex),
      ]
    }),
  )
  await copyRows(
    client,
    'shop_products',
    ['pin_id', 'aggregate_id', 'price', 'currency', 'brand', 'is_lowered', 'has_free_shipping', 'is_out', 'owner_id'],
    rows(
      (thing) => [
        firstPins[thing] as string,
        id(thing),
        // Prices are spread independently of an aggregate's words and score.
        1 + ((thing * 7919) % 50_000) / 100,
        'USD',
        `Maker ${thing % BRANDS}`,
        false,
        false,
        false,
        owners[thing] as string,
      ],
      all.filter(isProduct),
    ),
  )
  await copyRows(
    client,
    'neighbors',
    ['aggregate_id', 'things', 'weights', 'alike', 'alike_weights'],
    makeNeighborRows(world, models),
  )
}

async function ownersOf(client: pg.ClientBase, { size, firstPins, aggregateIds }: ScaleWorld): Promise<string[]> {
  const owners: string[] = []
  const STEP = 50_000
  for (let from = 0; from < size; from += STEP) {
    const { rows } = await client.query<{ pinner_id: string }>(
      `SELECT pinner_id FROM unnest($1::bigint[]) WITH ORDINALITY AS t(id, nth) JOIN pins p ON p.id = t.id ORDER BY nth`,
      [firstPins.slice(from, from + STEP)],
    )
    for (const { pinner_id } of rows) owners.push(pinner_id)
  }
  if (owners.length !== aggregateIds.length) throw new Error('Some things have no first pin.')
  return owners
}

const stored = (space: EmbeddingSpace, embedding: Embedding): string =>
  `\\x${Buffer.from(encodeEmbedding(EMBEDDING_SPACES[space].version(), embedding)).toString('hex')}`

/** Words and their stems with positions, in PostgreSQL's tsvector format. */
function weighed(
  words: readonly string[],
  weight: string,
  from: number,
  stems: ReadonlyMap<string, string[]>,
): string[] {
  return words.flatMap((word, at) => (stems.get(word) ?? [word]).map((stem) => `'${stem}':${from + at + 1}${weight}`))
}
