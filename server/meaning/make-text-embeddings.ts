import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { nearestClusterNumber } from '#domain/rules/visual/clusters.ts'
import { encodeEmbedding, toEmbeddingBits } from '#domain/rules/visual/embedding.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { embedTexts } from './embed-texts.ts'
import { TEXT_EMBEDDING_VERSION } from './model-files.ts'
import { loadCachedClusters } from './nearest.ts'

const BATCH = 20

/** Makes text embeddings for new and changed texts. Returns how many; the rest is left for the next run. */
export async function makeTextEmbeddings(house: House): Promise<number> {
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
  const embeddings = await embedTexts(due.map(({ text }) => text))
  if (!embeddings) return 0
  await saveTextEmbeddings(
    house,
    due.map((row, at) => ({ ...row, embedding: embeddings[at]! })),
  )
  return due.length
}

type EmbeddedPin = { pin_id: Id; text: string; embedding: Int8Array }

/** Texts that changed meanwhile stay due. */
export async function saveTextEmbeddings(
  house: Pick<House, 'db' | 'settings' | 'uptime'>,
  made: readonly EmbeddedPin[],
): Promise<void> {
  const clusters = await loadCachedClusters(house, 'meaning')
  const stored = made.map(({ embedding }) => Buffer.from(encodeEmbedding(TEXT_EMBEDDING_VERSION, embedding)))
  await sql`UPDATE pin_search s SET meaning = n.meaning, meaning_code = n.code::bit(256), meaning_cell = n.cell,
      is_due = s.text <> n.text
    FROM unnest(${made.map(({ pin_id }) => pin_id)}::bigint[], ${made.map(({ text }) => text)}::text[], ${stored}::bytea[],
      ${made.map(({ embedding }) => toEmbeddingBits(embedding))}::text[], ${made.map(({ embedding }) => nearestClusterNumber(embedding, clusters))}::int[])
      AS n(pin_id, text, meaning, code, cell)
    WHERE s.pin_id = n.pin_id`.execute(maintenanceDb(house))
}
