const HOUR = 3600_000
const DAY = 24 * HOUR

/** Time windows, decay and lengths of the lists on the Today page. */
export const TODAY_POPULAR_DAYS = 30
const BEST_DAYS = 7
const HALVED_EVERY = 48 * HOUR
const BEFORE_DAYS = 7
const SAVERS_LEAST = 5
const OF_A_TOPIC = 2
export const TODAY_PER_CREATOR_MAX = 2
/** A local list with fewer items is filled from everywhere. */
export const TODAY_LIST_FILL_BELOW = 8
/** Maximum length of computed lists; staff picks are always included. */
export const TODAY_LIST_MAX = 50
/** The best list is short, to leave rising pins to trending. */
const BEST_MOST = 24

export type TodayAggregate<I> = { id: I; creator: I | null; topic: I | null; createdAt: Date }
export type TodaySave<I> = { what: I; by: I; at: Date }
/** Pins that staff put into a part, in their order, and those they took out. */
export type TodayStaffPicks<I> = { put: readonly I[]; out: readonly I[] }
export type TodayPartLists<I> = { best: I[]; trending: I[]; popular: I[] }

const NO_CHOICES = { put: [], out: [] }

/**
 * Builds the parts of the Today page. popular: saves of 30 days. trending: (saves of 24 hours + 1) / (mean daily saves
 * of the 7 days before + 1), with at least 5 different savers. best: staff picks, then saves of 7 days with a half-life
 * of 48 hours, at most 2 per topic. Ties go to the newer pin; each appears in one part only, and each creator at most
 * twice per part.
 */
export function buildTodayParts<I>(
  aggregates: readonly TodayAggregate<I>[],
  saves: readonly TodaySave<I>[],
  now: Date,
  choices: Partial<Record<keyof TodayPartLists<I>, TodayStaffPicks<I>>> = {},
): TodayPartLists<I> {
  const counted = countSaves(saves, now)
  const ranked = (score: (id: I) => number) =>
    aggregates
      .map((aggregate) => ({ aggregate, score: score(aggregate.id) }))
      .filter((one) => one.score > 0)
      .sort((a, b) => b.score - a.score || b.aggregate.createdAt.getTime() - a.aggregate.createdAt.getTime())
      .map(({ aggregate }) => aggregate)
  const taken = new Set<I>()
  // A staff pick is reserved for its part; with several parts, for the first of them.
  const keptFor = new Map<I, keyof TodayPartLists<I>>()
  for (const name of ['popular', 'trending', 'best'] as const)
    for (const id of choices[name]?.put ?? []) keptFor.set(id, name)
  const part = (
    name: keyof TodayPartLists<I>,
    order: TodayAggregate<I>[],
    ofATopic = Number.POSITIVE_INFINITY,
    most = TODAY_LIST_MAX,
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

/** Growth factor of a rate. */
const rise = (day: number, before: number) => (day + 1) / (before / BEFORE_DAYS + 1)

function atMost<I>(aggregates: TodayAggregate<I>[], chosen: ReadonlySet<I>, ofATopic: number): TodayAggregate<I>[] {
  const creators = new Map<I, number>()
  const topics = new Map<I, number>()
  return aggregates.filter(({ id, creator, topic }) => {
    const [byCreator, ofTopic] = [creator ? (creators.get(creator) ?? 0) : 0, topic ? (topics.get(topic) ?? 0) : 0]
    if (!chosen.has(id) && (byCreator >= TODAY_PER_CREATOR_MAX || ofTopic >= ofATopic)) return false
    if (creator) creators.set(creator, byCreator + 1)
    if (topic) topics.set(topic, ofTopic + 1)
    return true
  })
}

type Counts = { month: number; day: number; before: number; fading: number; savers: Set<unknown> }
const NOTHING: Counts = { month: 0, day: 0, before: 0, fading: 0, savers: new Set() }

function countSaves<I>(saves: readonly TodaySave<I>[], now: Date): Map<I, Counts> {
  const counted = new Map<I, Counts>()
  for (const { what, by, at } of saves) {
    const age = now.getTime() - at.getTime()
    if (age < 0 || age > TODAY_POPULAR_DAYS * DAY) continue
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

export type SearchedWord<I> = { word: string; by: I; at: Date }
/** Number of words shown, and number of candidates before names are removed. */
export const TRENDING_WORDS_MAX = 12
const WORDS_READ = 200

/** Words that more people search for than before, at least 5 people; the same formula as for pins (today.5). */
export function rankTrendingWords<I>(searches: readonly SearchedWord<I>[], now: Date): string[] {
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

/** `rank`: below 0 for products placed by staff, in their order; then reduced prices, then the others. */
type Product<I> = { id: I; creator: I | null; rank: number }

/** Products saved locally, filled from everywhere if fewer than 8; reduced prices always come first. */
export function buildTodayShopList<I>(products: readonly Product<I>[], here: ReadonlySet<I> | null): I[] {
  const isHere = ({ id, rank }: Product<I>) => !here || rank < 0 || here.has(id)
  const own = fewOfEach(products.filter(isHere))
  const hereFirst = products.toSorted((a, b) => a.rank - b.rank || Number(isHere(b)) - Number(isHere(a)))
  const wanted = own.length >= TODAY_LIST_FILL_BELOW ? own : fewOfEach(hereFirst)
  return wanted.filter(({ rank }, at) => rank < 0 || at < TODAY_LIST_MAX).map(({ id }) => id)
}

/**
 * At most two products per creator, besides those placed by staff; applied before counting whether there are enough.
 */
function fewOfEach<I>(products: readonly Product<I>[]): Product<I>[] {
  const times = new Map<I, number>()
  return products.filter(({ creator, rank }) => {
    if (!creator) return true
    times.set(creator, (times.get(creator) ?? 0) + 1)
    return rank < 0 || (times.get(creator) ?? 0) <= TODAY_PER_CREATOR_MAX
  })
}
