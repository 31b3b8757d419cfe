import { MOVING } from '#demo/words/moving.ts'
import { pinText, textsOf } from '#demo/words/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import type { House } from '#server/house.ts'
import { makeMeanings } from '#server/meaning/make-meanings.ts'
import { meaningOf } from '#server/search/query-meaning.ts'
import { asking, contextOf } from '../people.ts'
import type { Row } from '../table.ts'
import { MOVING_LABELS, SEARCH_LABELS } from './search-labels.ts'
import { FIFTH_LABELS, FOURTH_LABELS, SECOND_LABELS, THIRD_LABELS } from './search-labels-second.ts'
import { ENGLISH_WORDS, GERMAN_WORDS } from './search-words.ts'

const FIRST = 10
const GAIN = { asked: 3, loosely: 1 }
const NDCG_LEAST = 0.9

type Label = { query: string; gains: ReadonlyMap<string, number> }

/** The labels, told by the titles of the pins. */
export function searchLabels(rows = SEARCH_LABELS): Label[] {
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

/** The titles of the scenes that name a query in a column of their row. */
function movingOf(query: string, column: 1 | 2): string[] {
  return MOVING_LABELS.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((row) => row[column]?.split(', ').includes(query))
    .flatMap(([scene = '']) => movingTitles(scene))
}

const movingTitles = (scene: string): string[] => [...(MOVING[scene]?.videos ?? []), ...(MOVING[scene]?.gifs ?? [])]

/** `cats dogs/1,3 @train` → the titles of all cats, of two dogs and of a scene that moves. */
function titlesOf(cell: string): string[] {
  return cell
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      if (part.startsWith('@')) return movingTitles(part.slice(1))
      const [family = '', seeds] = part.split('/')
      return seeds
        ? seeds.split(',').map((seed) => pinText(family, Number(seed)).title)
        : textsOf(family).map((text) => text.title)
    })
}

export function ndcg(found: readonly string[], gains: ReadonlyMap<string, number>): number {
  const sum = (list: readonly number[]) =>
    list.slice(0, FIRST).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0)
  const best = sum([...gains.values()].sort((a, b) => b - a))
  return best ? sum([...new Set(found)].map((title) => gains.get(title) ?? 0)) / best : 1
}

/** Without the pins of secret boards and others that a visitor can't find. */
async function findableLabels({ pool }: House, all: readonly Label[]): Promise<Label[]> {
  const { rows } = await pool.query<{ title: string }>(
    'SELECT p.title FROM pin_search s JOIN pins p ON p.id = s.pin_id',
  )
  const findable = new Set(rows.map(({ title }) => title))
  return all.map(({ query, gains }) => ({
    query,
    gains: new Map([...gains].filter(([title]) => findable.has(title))),
  }))
}

/** How well search finds what the labels say, and how many common words find nothing. `tell` hears of each query. */
export async function searchQuality(house: House, tell: (line: string) => void = () => {}): Promise<Row[]> {
  // What texts mean is known before it is measured; a house without the model is measured without it.
  await makeMeanings(house)
  const [ask, ctx] = [asking(house, null), contextOf(house, null)]
  const titles = async (query: string) => {
    const { items } = await ask(BaseSearchResource.get, { query, page_size: 25, field_set_key: 'card' })
    return items.flatMap((item) => (item.type === 'pin' ? [item.title] : []))
  }
  const measured = async (name: string, all: readonly Label[]): Promise<Row> => {
    const labels = await findableLabels(house, all)
    let total = 0
    for (const { query, gains } of labels) {
      await meaningOf(ctx, query, true)
      const found = await titles(query)
      const value = ndcg(found, gains)
      total += value
      tell(
        `${value.toFixed(2)}  ${query}: ${found
          .slice(0, FIRST)
          .map((title) => `${gains.get(title) ?? '–'} ${title}`)
          .join('; ')}`,
      )
    }
    const what = `search, nDCG@10 of ${labels.length} ${name}`
    return { what, value: total / labels.length, unit: '', least: NDCG_LEAST }
  }
  const rows = [
    await measured('queries', searchLabels()),
    await measured('others', searchLabels(SECOND_LABELS)),
    await measured('more', searchLabels(THIRD_LABELS)),
    await measured('of someone else', searchLabels(FOURTH_LABELS)),
    await measured('of another', searchLabels(FIFTH_LABELS)),
  ]
  const empty: string[] = []
  for (const word of [...ENGLISH_WORDS, ...GERMAN_WORDS]) if (!(await titles(word)).length) empty.push(word)
  if (empty.length) tell(`Empty: ${empty.join(', ')}`)
  return [
    ...rows,
    {
      what: `search, empty pages of ${ENGLISH_WORDS.length} English and ${GERMAN_WORDS.length} German words`,
      value: empty.length,
      unit: 'pages',
      most: 0,
    },
  ]
}
