import type { Id } from '#domain/id.ts'
import { type Embedding, embeddingFrom, likeness, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { nearestByLook, nearestByMeaning } from '#server/meaning/nearest.ts'
import { SPACES, type Space } from '#server/meaning/spaces.ts'
import { randomFrom } from '../made-graph.ts'
import { contextOf } from '../people.ts'
import { noisy } from './models-of-aggregates.ts'

const QUESTIONS = 50
const AT = 10
const STEP = 5_000

/** Of the ten nearest embeddings of all, how many the product finds: for things that are like one of the house. */
export async function embeddingRecall(house: House, space: Space): Promise<number> {
  const asked = await someEmbeddings(house, space)
  const best = asked.map((): { id: Id; like: number }[] => [])
  for await (const { pin_id, embedding } of allEmbeddings(house, space))
    for (const [at, one] of asked.entries()) keepBest(best[at]!, { id: pin_id, like: likeness(one, embedding) })
  const find = space === 'look' ? nearestByLook : nearestByMeaning
  let found = 0
  for (const [at, embedding] of asked.entries()) {
    const near = new Set((await find(contextOf(house, null), embedding, AT)).map((one) => one.pin_id))
    found += best[at]!.filter(({ id }) => near.has(id)).length / AT
  }
  return found / asked.length
}

async function someEmbeddings({ pool }: House, space: Space): Promise<Embedding[]> {
  const { embedding, version } = SPACES[space]
  const { rows } = await pool.query<{ stored: Buffer }>(
    `SELECT ${embedding} AS stored FROM pin_search WHERE ${embedding} IS NOT NULL ORDER BY hashint8(pin_id + 1) LIMIT $1`,
    [QUESTIONS],
  )
  const chance = randomFrom(23)
  return rows.flatMap(({ stored }) => {
    const known = embeddingFrom(stored, version())
    return known ? [makeEmbedding(noisy(known, 0.9, chance))] : []
  })
}

async function* allEmbeddings({ pool }: House, space: Space): AsyncIterable<{ pin_id: Id; embedding: Embedding }> {
  const { embedding, version } = SPACES[space]
  for (let after: Id | '0' = '0'; ; ) {
    const { rows }: { rows: { pin_id: Id; stored: Buffer }[] } = await pool.query(
      `SELECT pin_id, ${embedding} AS stored FROM pin_search WHERE pin_id > $1 AND ${embedding} IS NOT NULL ORDER BY pin_id LIMIT ${STEP}`,
      [after],
    )
    for (const { pin_id, stored } of rows) {
      const known = embeddingFrom(stored, version())
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
