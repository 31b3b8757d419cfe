import type { BenchRow } from '../table.ts'

const NDCG_DEPTH = 10
const NDCG_LEAST = 0.82
/** The number of results on the first screen of a search page. */
const FIRST_SCREEN = 12
const PRECISION_LEAST = 0.8
/** A query with at least this many labeled pins should show at least this many results. */
const ENOUGH_RESULTS = 8
const SHARE_LEAST = 0.9

/** The expected results of a query: a gain for each fitting title. A query that no pin fits has no gains. */
export type SearchLabel = { query: string; gains: ReadonlyMap<string, number> }

/** The results of a query: all titles in order, and whether the page shows them as results or only as near matches. */
export type SearchOutcome = { gains: SearchLabel['gains']; titles: readonly string[]; isNear: boolean }

export function computeNdcg(found: readonly string[], gains: SearchLabel['gains']): number {
  const sum = (list: readonly number[]) =>
    list.slice(0, NDCG_DEPTH).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0)
  const best = sum([...gains.values()].sort((a, b) => b - a))
  return best ? sum([...new Set(found)].map((title) => gains.get(title) ?? 0)) / best : 1
}

const resultsOf = ({ titles, isNear }: SearchOutcome) => (isNear ? [] : titles)

/** The share of fitting pins among the results on the first screens; an unlabeled pin counts as wrong. */
export function computePrecision(outcomes: readonly SearchOutcome[]): number {
  const isFitting = outcomes.flatMap((outcome) =>
    resultsOf(outcome)
      .slice(0, FIRST_SCREEN)
      .map((title) => outcome.gains.has(title)),
  )
  return shareOf(isFitting, Boolean)
}

/** Whether a query shows 8 results, or all labeled ones if there are fewer. */
export const hasEnoughResults = (outcome: SearchOutcome): boolean =>
  resultsOf(outcome).length >= Math.min(ENOUGH_RESULTS, outcome.gains.size)

const shareOf = <T>(all: readonly T[], test: (one: T) => boolean): number =>
  all.length ? all.filter(test).length / all.length : 1

/** The rows for one set of labels. The last row exists only for sets with unmatchable queries. */
export function makeFigureRows(set: string, outcomes: readonly SearchOutcome[]): BenchRow[] {
  const matchable = outcomes.filter(({ gains }) => gains.size)
  const unmatchable = outcomes.filter(({ gains }) => !gains.size)
  const total = matchable.reduce((sum, { titles, gains }) => sum + computeNdcg(titles, gains), 0)
  const row = (what: string, value: number, least: number): BenchRow => ({
    what: `search, ${set}: ${what}`,
    value,
    unit: '',
    least,
  })
  return [
    row(`nDCG@10 of ${matchable.length} queries`, total / matchable.length, NDCG_LEAST),
    row(`precision@12 of ${outcomes.length} queries`, computePrecision(outcomes), PRECISION_LEAST),
    row(`share of ${matchable.length} queries with enough results`, shareOf(matchable, hasEnoughResults), SHARE_LEAST),
    ...(unmatchable.length
      ? [
          row(
            `share of ${unmatchable.length} unmatchable queries without results`,
            shareOf(unmatchable, (outcome) => !resultsOf(outcome).length),
            SHARE_LEAST,
          ),
        ]
      : []),
  ]
}
