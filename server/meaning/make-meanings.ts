import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { clusterOf } from '#domain/rules/visual/clusters.ts'
import { embeddingCode, storedEmbedding } from '#domain/rules/visual/embedding.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { MEANING_VERSION } from './model-files.ts'
import { knownClusters } from './nearest.ts'
import { textMeanings } from './text-meaning.ts'

const BATCH = 20

/** Makes the embeddings of words that are new or have changed. Answers how many; what is left comes next time. */
export async function makeMeanings(house: House): Promise<number> {
  if (!house.settings.scorePictures) return 0
  let made = 0
  for (let found = BATCH; found === BATCH && !house.stopping.aborted; made += found) found = await makeSome(house)
  return made
}

async function makeSome(house: House): Promise<number> {
  const due = await house.db
    .selectFrom('pin_search')
    .select(['pin_id', 'text'])
    .where('is_due', '=', true)
    .orderBy('pin_id', 'desc')
    .limit(BATCH)
    .execute()
  if (!due.length) return 0
  const embeddings = await textMeanings(due.map(({ text }) => text))
  if (!embeddings) return 0
  await saveMeanings(
    house,
    due.map((row, at) => ({ ...row, embedding: embeddings[at]! })),
  )
  return due.length
}

type Made = { pin_id: Id; text: string; embedding: Int8Array }

/** Words that changed meanwhile stay due. */
export async function saveMeanings(
  house: Pick<House, 'db' | 'settings' | 'uptime'>,
  made: readonly Made[],
): Promise<void> {
  const clusters = await knownClusters(house, 'meaning')
  const stored = made.map(({ embedding }) => Buffer.from(storedEmbedding(MEANING_VERSION, embedding)))
  await sql`UPDATE pin_search s SET meaning = n.meaning, meaning_code = n.code::bit(256), meaning_cell = n.cell,
      is_due = s.text <> n.text
    FROM unnest(${made.map(({ pin_id }) => pin_id)}::bigint[], ${made.map(({ text }) => text)}::text[], ${stored}::bytea[],
      ${made.map(({ embedding }) => embeddingCode(embedding))}::text[], ${made.map(({ embedding }) => clusterOf(embedding, clusters))}::int[])
      AS n(pin_id, text, meaning, code, cell)
    WHERE s.pin_id = n.pin_id`.execute(booksOf(house))
}
