import type { Id } from '#domain/id.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import type { Vector } from '#domain/rules/visual/vector.ts'
import { vectorFrom } from '#domain/rules/visual/vector.ts'
import type { House } from '#server/house.ts'
import { SPACES } from '#server/meaning/spaces.ts'

/** A thing of the demo world, after which many others are made: its words, its topics, what it looks like and means. */
export type ModelThing = {
  title: string[]
  said: string[]
  topic: Id
  topics: Id[]
  look: Vector
  meaning: Vector
  colors: number[]
  tints: number[]
  tint_shares: number[]
}

/** The things of the demo world that the models have read. */
export async function modelThings({ pool }: House): Promise<ModelThing[]> {
  const { rows } = await pool.query<Omit<ModelThing, 'title' | 'said' | 'look' | 'meaning' | 'topic'> & Stored>(
    `SELECT title, text, topics::text[] AS topics, look, meaning, colors, tints, tint_shares FROM pin_search
     WHERE look IS NOT NULL AND meaning IS NOT NULL AND kind = 'image' ORDER BY pin_id`,
  )
  return rows.flatMap((row) => {
    const look = vectorFrom(row.look, SPACES.look.version())
    const meaning = vectorFrom(row.meaning, SPACES.meaning.version())
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

/** A vector that is like this one: numbers by chance are added, so that the likeness is about the one wanted. */
export function noisy(vector: Vector, likeness: number, chance: () => number): Vector {
  const length = Math.hypot(...vector)
  const noise = (length / Math.sqrt(vector.length)) * Math.sqrt(1 / likeness ** 2 - 1)
  const sums = Float64Array.from(vector, (part) => part + noise * normal(chance))
  const scale = length / (Math.hypot(...sums) || 1)
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round(sum * scale))))
}

/** About normal: the sum of four equal chances. */
const normal = (chance: () => number) => (chance() + chance() + chance() + chance() - 2) * Math.sqrt(3)
