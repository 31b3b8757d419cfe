import type { Id } from '#domain/id.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { embeddingFrom } from '#domain/rules/visual/embedding.ts'
import type { House } from '#server/house.ts'
import { SPACES } from '#server/meaning/spaces.ts'
import { randomFrom } from '../made-graph.ts'

/** A thing of the demo world, after which many others are made: its words, its topics, what it looks like and means. */
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

/** The things of the demo world that the models have read. */
export async function modelAggregates({ pool }: House): Promise<ModelAggregate[]> {
  const { rows } = await pool.query<Omit<ModelAggregate, 'title' | 'said' | 'look' | 'meaning' | 'topic'> & Stored>(
    `SELECT title, text, topics::text[] AS topics, look, meaning, colors, tints, tint_shares FROM pin_search
     WHERE look IS NOT NULL AND meaning IS NOT NULL AND kind = 'image' ORDER BY pin_id`,
  )
  return rows.flatMap((row) => {
    const look = embeddingFrom(row.look, SPACES.look.version())
    const meaning = embeddingFrom(row.meaning, SPACES.meaning.version())
    const [topic] = row.topics
    if (!look || !meaning || !topic) return []
    return [{ ...row, topic, look, meaning, title: foldedWords(row.title), said: foldedWords(row.text) }]
  })
}
type Stored = { title: string; text: string; look: Buffer; meaning: Buffer }

/** How each word is stored among the words of a pin: as it is written, and by its stem. */
export async function stemsOf({ pool }: House, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ word: string; stems: string[] }>(
    `SELECT word, tsvector_to_array(stemmed_words(word)) AS stems FROM unnest($1::text[]) AS word`,
    [words],
  )
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** An embedding that is like this one: numbers by chance are added, so that the likeness is about the one wanted. */
export function noisy(embedding: Embedding, likeness: number, chance: () => number): Embedding {
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

/** Numbers that are about normal, each the sum of four equal chances. Every embedding begins somewhere else among them. */
const NOISE = new Float64Array(1 << 18)
const luck = randomFrom(31)
for (let at = 0; at < NOISE.length; at++) NOISE[at] = (luck() + luck() + luck() + luck() - 2) * Math.sqrt(3)
