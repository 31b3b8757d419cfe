import type { Id } from '#domain/id.ts'
import type { House } from '#server/house.ts'
import { firstIdAt } from '#server/ids.ts'
import { makeMulberryRandom } from '../save-graph.ts'
import { makeQuestionUrl, signInForCookies } from '../signed-in-people.ts'

/** A request of a question with particular options, by a person or a visitor. */
export type ScaleRequest = { path: string; cookie?: string }
export type ScaleQuestion = { what: string; ask: (nth: number) => ScaleRequest | Promise<ScaleRequest> }

const A_PAGE = { page_size: 25, field_set_key: 'card' }
const SYLLABLES = 'ba ca co da de fa fl ga gr ha in ki la li ma mi na or pa pe pl ro sa se st ta tr wa wo'.split(' ')
const COLORS = ['#3b6ea5', '#c0392b', '#f4d03f', '#7d8f69', '#2b2b2b']

/** All measured questions; `times` of each are counted, after some that are not. */
export async function listScaleQuestions(house: House, times: number): Promise<ScaleQuestion[]> {
  const some = await samplesOf(house, times)
  const cookieOf = async (nth: number) => {
    const person = await house.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', at(some.people, nth))
      .executeTakeFirstOrThrow()
    return signInForCookies(house, person)
  }
  const large = await house.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', some.collector)
    .executeTakeFirstOrThrow()
  const collector = await signInForCookies(house, large)
  const search = (query: string, more = {}) => ({ path: makeQuestionUrl('BaseSearch', { query, ...A_PAGE, ...more }) })
  return [
    {
      what: 'home, signed in',
      ask: async (nth) => ({ path: makeQuestionUrl('UserHomefeed', A_PAGE), cookie: await cookieOf(nth) }),
    },
    {
      what: 'home, the person with 100,000 pins',
      ask: () => ({ path: makeQuestionUrl('UserHomefeed', A_PAGE), cookie: collector }),
    },
    {
      what: 'related pins',
      ask: (nth) => ({ path: makeQuestionUrl('RelatedPinFeed', { pin: at(some.pins, nth), ...A_PAGE }) }),
    },
    {
      what: 'related pins, much saved',
      ask: (nth) => ({ path: makeQuestionUrl('RelatedPinFeed', { pin: at(some.popular, nth), ...A_PAGE }) }),
    },
    {
      what: 'more ideas',
      ask: (nth) => ({
        path: makeQuestionUrl('BoardContentRecommendation', { id: at(some.boards, nth).id, ...A_PAGE }),
      }),
    },
    {
      what: 'more ideas, a board of 10,000',
      ask: (nth) => ({
        path: makeQuestionUrl('BoardContentRecommendation', { id: at(some.large, nth).id, ...A_PAGE }),
        cookie: collector,
      }),
    },
    { what: 'search, a common word', ask: (nth) => search(at(some.common, nth)) },
    { what: 'search, a common and a rare word', ask: (nth) => search(`${at(some.common, nth)} ${at(some.rare, nth)}`) },
    { what: 'search, a rare word', ask: (nth) => search(at(some.rare, nth + times)) },
    { what: 'search, a beginning', ask: (nth) => search(at(some.rare, nth).slice(0, 5)) },
    { what: 'search, products', ask: (nth) => search(at(some.common, nth), { scope: 'buyable_pins' }) },
    {
      what: 'search, products by price',
      ask: (nth) => search(at(some.common, nth), { scope: 'buyable_pins', sort: 'price_up' }),
    },
    {
      what: 'search, products by time',
      ask: (nth) => search(at(some.common, nth), { scope: 'buyable_pins', sort: 'newest' }),
    },
    { what: 'search, by a free color', ask: (nth) => search(at(some.common, nth), { color: at(COLORS, nth) }) },
    { what: 'search, people', ask: (nth) => search(`made ${nth % 2 ? '' : at(some.first, nth)}`, { scope: 'users' }) },
    {
      what: 'search, one’s own 100,000 pins',
      ask: (nth) => ({ ...search(at(some.common, nth), { scope: 'my_pins' }), cookie: collector }),
    },
    {
      what: 'typeahead, two letters',
      ask: (nth) => ({ path: makeQuestionUrl('AdvancedTypeahead', { term: at(SYLLABLES, nth) }) }),
    },
    {
      what: 'typeahead, four letters',
      ask: (nth) => ({ path: makeQuestionUrl('AdvancedTypeahead', { term: at(some.common, nth).slice(0, 4) }) }),
    },
    {
      what: 'visual search',
      ask: (nth) => ({ path: makeQuestionUrl('VisualLiveSearch', { pin_id: at(some.pins, nth + times), ...A_PAGE }) }),
    },
    { what: 'board page', ask: (nth) => ({ path: at(some.boards, nth + times).url }) },
    { what: 'board page, 10,000 pins', ask: (nth) => ({ path: `${at(some.large, nth).url}?nth=${nth}` }) },
    {
      what: 'board feed, deep in 10,000 pins',
      ask: (nth) => ({
        path: makeQuestionUrl('BoardFeed', { board_id: at(some.large, nth).id, ...A_PAGE, page_size: 25 + (nth % 20) }),
      }),
    },
  ]
}

const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

async function samplesOf({ pool, clock }: House, times: number) {
  const chance = makeMulberryRandom(times)
  const read = async <T extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<T>(text, values)).rows
  const shuffled = <T>(list: T[]) =>
    list
      .map((one) => ({ one, luck: chance() }))
      .sort((a, b) => a.luck - b.luck)
      .map(({ one }) => one)
  const many = 3 * times
  const pins = await read<{ id: Id }>(`SELECT pin_id AS id FROM pin_search TABLESAMPLE SYSTEM_ROWS(${many})`).catch(
    () => read<{ id: Id }>('SELECT pin_id AS id FROM pin_search ORDER BY hashint8(pin_id) LIMIT $1', [many]),
  )
  const popular = await read<{ id: Id }>(
    `SELECT first_pin_id AS id FROM aggregates WHERE state = 'live' ORDER BY saves DESC, id LIMIT $1`,
    [many],
  )
  const boards = await read<{ id: Id; url: string }>(
    `SELECT b.id, '/' || u.username || '/' || b.slug || '/' AS url FROM boards b JOIN users u ON u.id = b.owner_id
     WHERE u.username LIKE 'made%' AND b.pin_count BETWEEN 10 AND 1000 ORDER BY hashint8(b.id) LIMIT $1`,
    [many],
  )
  const large = await read<{ id: Id; url: string; owner_id: Id }>(
    `SELECT b.id, b.owner_id, '/' || u.username || '/' || b.slug || '/' AS url FROM boards b JOIN users u ON u.id = b.owner_id
     WHERE b.pin_count >= 10000 AND u.username LIKE 'made%'`,
  )
  const people = await read<{ id: Id }>(
    `SELECT id FROM users WHERE username LIKE 'made%' AND id <> $1 AND id < $2 ORDER BY hashint8(id) LIMIT $3`,
    [large[0]?.owner_id, firstIdAt(clock()), many],
  )
  const terms = await read<{ term: string; weight: number }>(
    `SELECT term, weight FROM search_terms WHERE term ~ '^[a-z]{4,}$' AND term !~ 'xoko$' ORDER BY weight DESC LIMIT $1`,
    [many],
  )
  const rare = await read<{ term: string }>(
    `SELECT term FROM search_terms WHERE term ~ 'xoko$' ORDER BY hashtext(term) LIMIT $1`,
    [many],
  )
  return {
    pins: shuffled(pins.map(({ id }) => id)),
    popular: shuffled(popular.map(({ id }) => id)),
    boards,
    large,
    collector: large[0]?.owner_id as Id,
    people: people.map(({ id }) => id),
    common: shuffled(terms.map(({ term }) => term)),
    rare: rare.map(({ term }) => term),
    first: ['ada', 'bo', 'cleo', 'dara', 'eli', 'finn', 'gwen', 'hugo', 'ines', 'jo', 'kim', 'lena'],
  }
}
