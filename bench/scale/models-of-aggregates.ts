import type { Id } from '#domain/id.ts'
import { splitFoldedWords } from '#domain/rules/search/query-text.ts'
import { decodeEmbedding, type Embedding } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { EMBEDDING_SPACES } from '#server/meaning/embedding-spaces.ts'
import { makeMulberryRandom } from '../save-graph.ts'

/**
 * An aggregate of the demo world from which others are generated: its words, topics, image features and text embedding.
 */
export type ModelAggregate = {
  title: string[]
  said: string[]
  topic: Id
  topics: Id[]
  look: Embedding
  meaning: Embedding
  colors: number[]
  tints: number[]
  tint_shares: number[]
}

/** The aggregates of the demo world that have embeddings. */
export async function loadModelAggregates({ pool }: House): Promise<ModelAggregate[]> {
  const { rows } = await pool.query<Omit<ModelAggregate, 'title' | 'said' | 'look' | 'meaning' | 'topic'> & Stored>(
    `SELECT title, text, topics::text[] AS topics, look, meaning, colors, tints, tint_shares FROM pin_search
     WHERE look IS NOT NULL AND meaning IS NOT NULL AND kind = 'image' ORDER BY pin_id`,
  )
  return rows.flatMap((row) => {
    const look = decodeEmbedding(row.look, EMBEDDING_SPACES.look.version())
    const meaning = decodeEmbedding(row.meaning, EMBEDDING_SPACES.meaning.version())
    const [topic] = row.topics
    if (!look || !meaning || !topic) return []
    return [{ ...row, topic, look, meaning, title: splitFoldedWords(row.title), said: splitFoldedWords(row.text) }]
  })
}
type Stored = { title: string; text: string; look: Buffer; meaning: Buffer }

/** How each word is stored in the search index: as written, and by its stem. */
export async function loadWordStems({ pool }: House, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ word: string; stems: string[] }>(
    `SELECT word, tsvector_to_array(stemmed_words(word)) AS stems FROM unnest($1::text[]) AS word`,
    [words],
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** An embedding with noise added, so that its similarity to the original is about the requested one. */
export function addNoise(embedding: Embedding, likeness: number, chance: () => number): Embedding {
  const length = lengthOf(embedding)
  const noise = (length / Math.sqrt(embedding.length)) * Math.sqrt(1 / likeness ** 2 - 1)
  const from = Math.floor(chance() * (NOISE.length - embedding.length))
  const sums = new Float64Array(embedding.length)
  for (let at = 0; at < sums.length; at++) sums[at] = embedding[at]! + noise * NOISE[from + at]!
  const scale = length / (lengthOf(sums) || 1)
  const made = new Int8Array(sums.length)
  for (let at = 0; at < sums.length; at++) made[at] = Math.max(-127, Math.min(127, Math.round(sums[at]! * scale)))
  return made
}

function lengthOf(numbers: Int8Array | Float64Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at]! * numbers[at]!
  return Math.sqrt(sum)
}

/** Approximately normal random numbers, each the sum of four uniform ones. Every embedding starts at another offset. */
const NOISE = new Float64Array(1 << 18)
const luck = makeMulberryRandom(31)
for (let at = 0; at < NOISE.length; at++) NOISE[at] = (luck() + luck() + luck() + luck() - 2) * Math.sqrt(3)
