const HOUR = 3600_000
const DAY = 24 * HOUR

/** D64. How long something counts, how fast it fades, and how many stand in a list. */
export const POPULAR_DAYS = 30
const BEST_DAYS = 7
const HALVED_EVERY = 48 * HOUR
const BEFORE_DAYS = 7
const SAVERS_LEAST = 5
const OF_A_TOPIC = 2
export const OF_A_CREATOR = 2
/** Below so many a list of one's own place is filled from everywhere. */
export const ENOUGH = 8
/** Of what the house chooses; what staff put into a list always stands in it. */
export const LIST_MOST = 50
/** Best is short, so that it leaves what rises to trending. */
const BEST_MOST = 24

export type TodayAggregate<I> = { id: I; creator: I | null; topic: I | null; createdAt: Date }
export type Save<I> = { what: I; by: I; at: Date }
/** What staff put into a part, in their order, and what they took out of it. */
export type Choices<I> = { put: readonly I[]; out: readonly I[] }
export type Parts<I> = { best: I[]; trending: I[]; popular: I[] }

const NO_CHOICES = { put: [], out: [] }

/**
 * D64. popular: saves of 30 days. trending: (saves of 24 hours + 1) / (mean daily saves of the 7 days before + 1), with at least
 * 5 different savers. best: what staff chose, then saves of 7 days, halved every 48 hours, at most 2 of a topic. Ties go to the
 * newer, a thing stands in one of the three only, and a creator at most twice in each.
 */
export function todayParts<I>(
  aggregates: readonly TodayAggregate<I>[],
  saves: readonly Save<I>[],
  now: Date,
  choices: Partial<Record<keyof Parts<I>, Choices<I>>> = {},
): Parts<I> {
  const counted = countSaves(saves, now)
  const ranked = (score: (id: I) => number) =>
    aggregates
      .map((aggregate) => ({ aggregate, score: score(aggregate.id) }))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || b.aggregate.createdAt.getTime() - a.aggregate.createdAt.getTime())
      .map(({ aggregate }) => aggregate)
  const taken = new Set<I>()
  // What staff put into a part is kept for it; put into several, for the first of them.
  const keptFor = new Map<I, keyof Parts<I>>()
  for (const name of ['popular', 'trending', 'best'] as const)
    for (const id of choices[name]?.put ?? []) keptFor.set(id, name)
  const part = (
    name: keyof Parts<I>,
    order: TodayAggregate<I>[],
    ofATopic = Number.POSITIVE_INFINITY,
    most = LIST_MOST,
  ): I[] => {
    const { put, out } = choices[name] ?? NO_CHOICES
    const known = new Map(aggregates.map((aggregate) => [aggregate.id, aggregate]))
    const wanted = [...put.flatMap((id) => known.get(id) ?? []), ...order.filter(({ id }) => !put.includes(id))]
    const list = wanted.filter(({ id }) => !out.includes(id) && !taken.has(id) && (keptFor.get(id) ?? name) === name)
    const kept = atMost(list, new Set(put), ofATopic).filter(({ id }, at) => at < most || put.includes(id))
    for (const { id } of kept) taken.add(id)
    return kept.map(({ id }) => id)
  }
  const of = (id: I) => counted.get(id) ?? NOTHING
  return {
    best: part(
      'best',
      ranked((id) => of(id).fading),
      OF_A_TOPIC,
      BEST_MOST,
    ),
    trending: part(
      'trending',
      ranked((id) => (of(id).savers.size >= SAVERS_LEAST ? rise(of(id).day, of(id).before) : 0)),
    ),
    popular: part(
      'popular',
      ranked((id) => of(id).month),
    ),
  }
}

/** How much faster something is than it was. */
const rise = (day: number, before: number) => (day + 1) / (before / BEFORE_DAYS + 1)

function atMost<I>(aggregates: TodayAggregate<I>[], chosen: ReadonlySet<I>, ofATopic: number): TodayAggregate<I>[] {
  const creators = new Map<I, number>()
  const topics = new Map<I, number>()
  return aggregates.filter(({ id, creator, topic }) => {
    const [byCreator, ofTopic] = [creator ? (creators.get(creator) ?? 0) : 0, topic ? (topics.get(topic) ?? 0) : 0]
    if (!chosen.has(id) && (byCreator >= OF_A_CREATOR || ofTopic >= ofATopic)) return false
    if (creator) creators.set(creator, byCreator + 1)
    if (topic) topics.set(topic, ofTopic + 1)
    return true
  })
}

type Counts = { month: number; day: number; before: number; fading: number; savers: Set<unknown> }
const NOTHING: Counts = { month: 0, day: 0, before: 0, fading: 0, savers: new Set() }

function countSaves<I>(saves: readonly Save<I>[], now: Date): Map<I, Counts> {
  const counted = new Map<I, Counts>()
  for (const { what, by, at } of saves) {
    const age = now.getTime() - at.getTime()
    if (age < 0 || age > POPULAR_DAYS * DAY) continue
    const counts = counted.get(what) ?? { ...NOTHING, savers: new Set() }
    counts.month++
    if (age <= DAY) {
      counts.day++
      counts.savers.add(by)
    } else if (age <= (1 + BEFORE_DAYS) * DAY) counts.before++
    if (age <= BEST_DAYS * DAY) counts.fading += 0.5 ** (age / HALVED_EVERY)
    counted.set(what, counts)
  }
  return counted
}

export type Searched<I> = { word: string; by: I; at: Date }
/** So many are told, of so many that are left when names are taken out. */
export const WORDS_MOST = 12
const WORDS_READ = 200

/** today.5. Words that more people look for than before, at least 5 of them; the same formula as for pins. */
export function trendingWords<I>(searches: readonly Searched<I>[], now: Date): string[] {
  const saves = searches.map(({ word, by, at }) => ({
    what: word.trim().toLowerCase(),
    by: by as unknown as string,
    at,
  }))
  const counted = countSaves(saves, now)
  return [...counted]
    .filter(([word, { savers }]) => word && savers.size >= SAVERS_LEAST)
    .sort((a, b) => rise(b[1].day, b[1].before) - rise(a[1].day, a[1].before) || (a[0] < b[0] ? -1 : 1))
    .slice(0, WORDS_READ)
    .map(([word]) => word)
}
