import { type Candidate, meantBy, rankFound, twinsAmong } from '#domain/rules/search/rank-found.ts'
import { type Embedding, embeddingFrom } from '#domain/rules/visual/embedding.ts'
import { SPACES } from '../meaning/spaces.ts'
import type { Stored } from './read-best.ts'
import { isBegun, isExact, isWholeFit, type WayName } from './ways.ts'

/** How much it says that a pin fits in a way, beside what it means and looks like. */
const WORTH: Record<WayName, number> = {
  title: 3,
  tag: 3,
  phrase: 1.7,
  both: 1.2,
  backed: 1.2,
  seen: 1,
  said: 0.3,
  sameBacked: 0.7,
  about: 0.6,
  same: 0.5,
  belowBacked: 0.5,
  code: 0.5,
  colored: 0.5,
  below: 0.4,
  sameSaid: 0.3,
  boards: 0.3,
  above: 0.3,
  begun: 0.2,
  topic: 0.2,
  field: 0.1,
  some: 0.1,
  meaning: 0.1,
}
/** Less than this means something else: then a word of its description is said by the way. */
const BY_THE_WAY = 0.3

type Fit = { way: WayName } & Stored

/**
 * The best of a search, told apart by what they mean and look like, each picture once; where that is not known they stay as they are. Where only some of
 * the words were looked for (`isFewer`), nothing fits all of them, and all are told apart by what the whole means.
 */
export function rankBest<T extends Fit>(
  found: readonly T[],
  query: Embedding | null,
  { order, isFewer }: { order: readonly string[]; isFewer: boolean },
): T[] {
  if (!query || found.length < 2) return [...found]
  const begunFirst = order.indexOf('begun') < order.indexOf('same')
  const candidates = found.map(({ way, ...stored }): Candidate => {
    const look = embeddingFrom(stored.look ?? null, SPACES.look.version())
    const meaning = embeddingFrom(stored.meaning ?? null, SPACES.meaning.version())
    const isMeant = way !== 'said' || !meaning || meantBy(query, { meaning }) >= BY_THE_WAY
    return { worth: WORTH[way], group: isFewer ? 0 : groupOf(way, isMeant, begunFirst), look, meaning }
  })
  const ranked = rankFound(candidates, query)
  const twins = twinsAmong(ranked.map((at) => ({ look: candidates[at]?.look ?? null })))
  return ranked.filter((_, place) => !twins.has(place)).flatMap((at) => found[at] ?? [])
}

/** Search.9. Exact titles, then all words, then words that mean the same and what else fits, then what is only near. */
function groupOf(way: WayName, isMeant: boolean, begunFirst: boolean): number {
  if (way === 'title' || way === 'tag') return 3
  if ((isExact(way) && isMeant) || (begunFirst && isBegun(way))) return 2
  return isWholeFit(way) && way !== 'above' && way !== 'field' ? 1 : 0
}
