import { MOVING_WORDS } from '#demo/words/moving.ts'
import { getPinText, listPinTexts } from '#demo/words/pins.ts'
import { BaseSearchResource, type SearchExtras } from '#domain/resources/search.ts'
import type { House } from '#server/house.ts'
import { makeTextEmbeddings } from '#server/meaning/make-text-embeddings.ts'
import { embedQuery } from '#server/search/query-embedding.ts'
import { askAsPerson, makePersonContext } from '../signed-in-people.ts'
import type { BenchRow } from '../table.ts'
import { computeNdcg, makeFigureRows, type SearchLabel, type SearchOutcome } from './search-figures.ts'
import { MOVING_LABELS, SEARCH_LABELS } from './search-labels.ts'
import { HELD_BACK_LABELS } from './search-labels-held-back.ts'
import { SECOND_HELD_BACK_LABELS } from './search-labels-held-back-second.ts'
import { FIFTH_LABELS, FOURTH_LABELS, SECOND_LABELS, THIRD_LABELS } from './search-labels-second.ts'
import { ENGLISH_SEARCH_WORDS, GERMAN_SEARCH_WORDS } from './search-words.ts'

const GAIN = { asked: 3, loosely: 1 }
const TOLD = 12

const SETS = {
  'first set': SEARCH_LABELS,
  'second set': SECOND_LABELS,
  'third set': THIRD_LABELS,
  'fourth set': FOURTH_LABELS,
  'fifth set': FIFTH_LABELS,
  'held-back set': HELD_BACK_LABELS,
  'second held-back set': SECOND_HELD_BACK_LABELS,
}

/** Parses the labels into gains by pin title. */
export function parseSearchLabels(rows = SEARCH_LABELS): SearchLabel[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [query = '', asked = '', loosely = ''] = row.split('|').map((cell) => cell.trim())
      return {
        query,
        gains: new Map([
          ...movingOf(query, 2).map((title) => [title, GAIN.loosely] as const),
          ...movingOf(query, 1).map((title) => [title, GAIN.asked] as const),
          ...titlesOf(loosely).map((title) => [title, GAIN.loosely] as const),
          ...titlesOf(asked).map((title) => [title, GAIN.asked] as const),
        ]),
      }
    })
}

/** The titles of the scenes that list a query in a column of their row. */
function movingOf(query: string, column: 1 | 2): string[] {
  return MOVING_LABELS.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((row) => row[column]?.split(', ').includes(query))
    .flatMap(([scene = '']) => movingTitles(scene))
}

const movingTitles = (scene: string): string[] => [
  ...(MOVING_WORDS[scene]?.videos ?? []),
  ...(MOVING_WORDS[scene]?.gifs ?? []),
]

/** `cats dogs/1,3 @train` → the titles of all cats, of two dogs, and of the videos and GIFs of a scene. */
function titlesOf(cell: string): string[] {
  return cell
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      if (part.startsWith('@')) return movingTitles(part.slice(1))
      const [family = '', seeds] = part.split('/')
      return seeds
        ? seeds.split(',').map((seed) => getPinText(family, Number(seed)).title)
        : listPinTexts(family).map((text) => text.title)
    })
}

/** The labels without pins that visitors can't find, such as those on secret boards. */
async function findableLabels({ pool }: House, all: readonly SearchLabel[]): Promise<SearchLabel[]> {
  const { rows } = await pool.query<{ title: string }>(
    'SELECT p.title FROM pin_search s JOIN pins p ON p.id = s.pin_id',
  )
  const findable = new Set(rows.map(({ title }) => title))
  return all.map(({ query, gains }) => ({
    query,
    gains: new Map([...gains].filter(([title]) => findable.has(title))),
  }))
}

/**
 * Measures how well search finds the labeled pins, and how many common words find nothing. `tell` receives a line for
 * each query.
 */
export async function measureSearchQuality(house: House, tell: (line: string) => void = () => {}): Promise<BenchRow[]> {
  // Text embeddings are computed before the measurement; a house without the model is measured without them.
  await makeTextEmbeddings(house)
  const [ask, ctx] = [askAsPerson(house, null), makePersonContext(house, null)]
  const search = async (query: string) => {
    const { items, extra } = await ask(BaseSearchResource.get, { query, page_size: 25, field_set_key: 'card' })
    const titles = items.flatMap((item) => (item.type === 'pin' ? [item.title] : []))
    return { titles, isNear: (extra as SearchExtras).is_near }
  }
  const outcomesOf = async (set: string, rows: string): Promise<SearchOutcome[]> => {
    const outcomes: SearchOutcome[] = []
    for (const { query, gains } of await findableLabels(house, parseSearchLabels(rows))) {
      await embedQuery(ctx, query, true)
      const outcome = { gains, ...(await search(query)) }
      outcomes.push(outcome)
      const { titles, isNear } = outcome
      const graded = titles.slice(0, TOLD).map((title) => `${gains.get(title) ?? '–'} ${title}`)
      tell(
        `${set}  ${gains.size ? computeNdcg(titles, gains).toFixed(2) : 'none'}  ${query}${isNear ? ' (near)' : ''}: ${graded.join('; ')}`,
      )
    }
    return outcomes
  }
  const all: SearchOutcome[] = []
  const rows: BenchRow[] = []
  for (const [set, labels] of Object.entries(SETS)) {
    const outcomes = await outcomesOf(set, labels)
    rows.push(...makeFigureRows(set, outcomes))
    all.push(...outcomes)
  }
  rows.push(...makeFigureRows('all sets', all))
  const empty: string[] = []
  for (const word of [...ENGLISH_SEARCH_WORDS, ...GERMAN_SEARCH_WORDS])
    if (!(await search(word)).titles.length) empty.push(word)
  if (empty.length) tell(`Empty: ${empty.join(', ')}`)
  return [
    ...rows,
    {
      what: `search, empty pages of ${ENGLISH_SEARCH_WORDS.length} English and ${GERMAN_SEARCH_WORDS.length} German words`,
      value: empty.length,
      unit: 'pages',
      most: 0,
    },
  ]
}
