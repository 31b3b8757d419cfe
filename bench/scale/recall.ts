import type { Id } from '#domain/id.ts'
import { decodeEmbedding, type Embedding, embeddingSimilarity, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { EMBEDDING_SPACES, type EmbeddingSpace } from '#server/meaning/embedding-spaces.ts'
import { findNearestByImage, findNearestByText } from '#server/meaning/nearest.ts'
import { makeMulberryRandom } from '../save-graph.ts'
import { makePersonContext } from '../signed-in-people.ts'
import type { BenchRow } from '../table.ts'
import { addNoise } from './models-of-aggregates.ts'

const QUESTIONS = 50
const AT = 10
const STEP = 5_000
const LEAST_RECALL = 0.95

/** The row for the recall of a space, with its target. */
export const makeRecallRow = (space: EmbeddingSpace, value: number): BenchRow => ({
  what: `recall@${AT} of ${space} against exact`,
  value,
  unit: '',
  least: LEAST_RECALL,
})

/** The share of the ten exact nearest embeddings that the product finds, for embeddings similar to existing ones. */
export async function measureEmbeddingRecall(house: House, space: EmbeddingSpace): Promise<number> {
  const asked = await someEmbeddings(house, space)
  const best = asked.map((): { id: Id; like: number }[] => [])
  for await (const { pin_id, embedding } of allEmbeddings(house, space))
    for (const [at, one] of asked.entries())
      keepBest(best[at]!, { id: pin_id, like: embeddingSimilarity(one, embedding) })
  const find = space === 'look' ? findNearestByImage : findNearestByText
  let found = 0
  for (const [at, embedding] of asked.entries()) {
    const near = new Set((await find(makePersonContext(house, null), embedding, AT)).map((one) => one.pin_id))
    found += best[at]!.filter(({ id }) => near.has(id)).length / AT
  }
  return found / asked.length
}

async function someEmbeddings({ pool }: House, space: EmbeddingSpace): Promise<Embedding[]> {
  const { embedding, version } = EMBEDDING_SPACES[space]
  const { rows } = await pool.query<{ stored: Buffer }>(
    `SELECT ${embedding} AS stored FROM pin_search WHERE ${embedding} IS NOT NULL ORDER BY hashint8(pin_id + 1) LIMIT $1`,
    [QUESTIONS],
  )
  const chance = makeMulberryRandom(23)
  return rows.flatMap(({ stored }) => {
    const known = decodeEmbedding(stored, version())
    return known ? [makeEmbedding(addNoise(known, 0.9, chance))] : []
  })
}

async function* allEmbeddings(
  { pool }: House,
  space: EmbeddingSpace,
): AsyncIterable<{ pin_id: Id; embedding: Embedding }> {
  const { embedding, version } = EMBEDDING_SPACES[space]
  for (let after: Id | '0' = '0'; ; ) {
    const { rows }: { rows: { pin_id: Id; stored: Buffer }[] } = await pool.query(
      `SELECT pin_id, ${embedding} AS stored FROM pin_search WHERE pin_id > $1 AND ${embedding} IS NOT NULL ORDER BY pin_id LIMIT ${STEP}`,
      [after],
    )
    for (const { pin_id, stored } of rows) {
      const known = decodeEmbedding(stored, version())
      if (known) yield { pin_id, embedding: known }
    }
    if (rows.length < STEP) return
    after = rows.at(-1)?.pin_id as Id
  }
}

function keepBest(best: { id: Id; like: number }[], one: { id: Id; like: number }): void {
  if (best.length === AT && one.like <= best[AT - 1]!.like) return
  best.push(one)
  best.sort((a, b) => b.like - a.like)
  best.length = Math.min(AT, best.length)
}
