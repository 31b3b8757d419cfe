import { type BoardWords, countFittingByFamily, DEMO_BOARDS, isFitting } from '#demo/words/boards.ts'
import { FAMILY_WORDS } from '#demo/words/family-words.ts'
import type { Id } from '#domain/id.ts'
import { BoardContentRecommendationResource, BoardPickerBoardsResource } from '#domain/resources/boards.ts'
import { RelatedPinFeedResource } from '#domain/resources/pins.ts'
import type { Person } from '#server/context.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { findIdeasForBoard } from '#server/feed/more-ideas.ts'
import { updateFeedPool } from '#server/feed/pool.ts'
import { updateNeighbors } from '#server/feed/update-neighbors.ts'
import type { House } from '#server/house.ts'
import { analyzeNewPictures } from '#server/meaning/analyze-pictures.ts'
import { updateClusters } from '#server/meaning/clusters.ts'
import { makeTextEmbeddings } from '#server/meaning/make-text-embeddings.ts'
import { askAsPerson, makePersonContext } from '../signed-in-people.ts'
import type { BenchRow } from '../table.ts'

const FIRST = 12
const PINS = 150
const A_BOARD = 90
const SUGGESTIONS = 150
const SEVERAL = 2
const BEGUN = 6
const EVERYTHING = 100_000

type Drawn = { family: string; seed: number }

/** The picture that each title belongs to; only this benchmark knows it. */
const DRAWN = new Map<string, Drawn>(
  Object.entries(FAMILY_WORDS).flatMap(([family, { pins }]) =>
    pins.map((pin, seed) => [pin.title, { family, seed }] as const),
  ),
)

/** Whether two pictures are of the same family or both fit a board of the demo world. */
function belong(a: Drawn, b: Drawn): boolean {
  return a.family === b.family || DEMO_BOARDS.some(({ fit }) => isFitting(fit, a) && isFitting(fit, b))
}

const share = (hits: readonly boolean[]) => (hits.length ? hits.filter(Boolean).length / hits.length : 0)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/**
 * Measures the quality of related pins, more ideas for a board, and boards suggested for a pin. `tell` receives a line
 * for each case.
 */
export async function measureRecommendQuality(
  house: House,
  tell: (line: string) => void = () => {},
): Promise<BenchRow[]> {
  await analyzeNewPictures(house)
  await makeTextEmbeddings(house)
  await updateClusters(house)
  await updateFeedPool(house)
  // Recomputes neighbors with the current models and code.
  await maintenanceDb(house).updateTable('neighbors').set({ due_at: house.clock() }).execute()
  while (await updateNeighbors(house)) {}
  return [
    ...(await relatedQuality(house, tell)),
    ...(await ideasQuality(house, tell)),
    ...(await suggestionQuality(house, tell)),
  ]
}

async function relatedQuality(house: House, tell: (line: string) => void): Promise<BenchRow[]> {
  const ask = askAsPerson(house, null)
  const scores: number[] = []
  for (const { id, title } of await somePins(house, PINS)) {
    const own = DRAWN.get(title)
    if (!own) continue
    const { items } = await ask(RelatedPinFeedResource.get, { pin: id, page_size: FIRST })
    const hits = items.flatMap((pin) => DRAWN.get(pin.title) ?? []).map((one) => belong(own, one))
    scores.push(share(hits))
    tell(
      `related ${share(hits).toFixed(2)} ${title} (${own.family}): ${items.map((pin) => DRAWN.get(pin.title)?.family).join(', ')}`,
    )
  }
  return [{ what: 'related pins that belong together, of 12', value: mean(scores), unit: 'share', least: 0.85 }]
}

/**
 * Measures more ideas from the view of someone who starts a board with a name, a description and six of the demo
 * board's pins. An idea fits the topic if the demo world would put it on that board, or if several pictures of its
 * family are there. Only boards with 12 such ideas left count. The second number is for the whole board, whose owner
 * already has most of what fits.
 */
async function ideasQuality(house: House, tell: (line: string) => void): Promise<BenchRow[]> {
  const [begun, whole]: [number[], number[]] = [[], []]
  const all = await somePins(house, EVERYTHING)
  const drawnOf = new Map(
    all.flatMap((pin) => (DRAWN.has(pin.title) ? [[pin.aggregate_id, DRAWN.get(pin.title)!]] : [])),
  )
  for (const { id, name, owner, words } of await someBoards(house)) {
    const families = countFittingByFamily(words.fit, Object.keys(FAMILY_WORDS))
    const fitting = (one: Drawn) => isFitting(words.fit, one) || (families.get(one.family) ?? 0) >= SEVERAL
    const isEnough = (has: ReadonlySet<unknown>) =>
      [...drawnOf].filter(([thing, one]) => !has.has(thing) && fitting(one)).length >= FIRST
    const score = (what: string, things: readonly (Drawn | undefined)[]) => {
      const hits = things.flatMap((one) => one ?? []).slice(0, FIRST)
      const value = share(hits.map(fitting))
      tell(`${what} ${value.toFixed(2)} ${name}: ${hits.map((one) => one.family).join(', ')}`)
      return value
    }
    const some = await thingsOn(house, id, BEGUN)
    if (isEnough(new Set(some))) {
      const ideas = await findIdeasForBoard(makePersonContext(house, null), some, `${name} ${words.description}`)
      begun.push(
        score(
          'begun',
          ideas.map((thing) => drawnOf.get(thing)),
        ),
      )
    }
    if (isEnough(new Set(await aggregatesOf(house, owner.id)))) {
      const { items } = await askAsPerson(house, owner)(BoardContentRecommendationResource.get, {
        id,
        page_size: FIRST,
      })
      whole.push(
        score(
          'whole',
          items.map((pin) => DRAWN.get(pin.title)),
        ),
      )
    }
  }
  return [
    {
      what: `more ideas that fit a board begun, of 12 (${begun.length} boards)`,
      value: mean(begun),
      unit: 'share',
      least: 0.8,
    },
    { what: `more ideas that its owner lacks (${whole.length} boards)`, value: mean(whole), unit: 'share', least: 0.6 },
  ]
}

async function thingsOn({ db }: House, boardId: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('board_pins')
    .select('aggregate_id')
    .where('board_id', '=', boardId)
    .orderBy('saved_at', 'desc')
    .orderBy('pin_id', 'desc')
    .limit(limit)
    .execute()
  return [...new Set(rows.map((row) => row.aggregate_id))]
}

async function aggregatesOf({ db }: House, userId: Id): Promise<Id[]> {
  const rows = await db.selectFrom('user_pins').select('aggregate_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.aggregate_id)
}

/**
 * For people with several boards: whether the fitting board is the first suggestion for a new pin, or among the first
 * three.
 */
async function suggestionQuality(house: House, tell: (line: string) => void): Promise<BenchRow[]> {
  const boards = await someBoards(house)
  const owners = new Map<Id, Person>(boards.map(({ owner }) => [owner.id, owner]))
  const [first, three]: [boolean[], boolean[]] = [[], []]
  const pins = await somePins(house, 4 * SUGGESTIONS)
  for (const owner of owners.values()) {
    const own = boards.filter((board) => board.owner.id === owner.id)
    if (own.length < 3) continue
    for (const { id, title } of pins.filter((pin) => pin.pinner_id !== owner.id)) {
      const drawn = DRAWN.get(title)
      const right = new Set(own.filter(({ words }) => drawn && isFitting(words.fit, drawn)).map((board) => board.id))
      if (!right.size || first.length >= SUGGESTIONS) continue
      const { suggested_boards: offered } = await askAsPerson(house, owner)(BoardPickerBoardsResource.get, {
        pin_id: id,
      })
      first.push(Boolean(offered[0] && right.has(offered[0].id)))
      three.push(offered.slice(0, 3).some((board) => right.has(board.id)))
      tell(
        `boards ${first.at(-1)} ${title}: ${offered.map((board) => board.name).join(', ')} (${own.filter((one) => right.has(one.id)).map((one) => one.name)})`,
      )
    }
  }
  return [
    { what: 'boards offered: the first fits', value: share(first), unit: 'share', least: 0.7 },
    { what: 'boards offered: one of three fits', value: share(three), unit: 'share', least: 0.9 },
  ]
}

async function somePins({ db }: House, limit: number) {
  return db
    .selectFrom('pins')
    .select(['id', 'title', 'pinner_id', 'aggregate_id'])
    .where('audience', '=', 0)
    .where('state', '=', 'live')
    .where('is_repin', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

type DemoBoard = { id: Id; name: string; owner: Person; words: BoardWords }

async function someBoards({ db }: House): Promise<DemoBoard[]> {
  const rows = await db
    .selectFrom('boards')
    .select(['id', 'name', 'owner_id'])
    .where('state', '=', 'live')
    .orderBy('id')
    .execute()
  const people = await db.selectFrom('users').selectAll().where('state', '=', 'active').execute()
  return rows
    .flatMap(({ id, name, owner_id }) => {
      const words = DEMO_BOARDS.find((one) => one.name === name)
      const owner = people.find((one) => one.id === owner_id)
      return words && owner ? [{ id, name, owner, words }] : []
    })
    .slice(0, A_BOARD)
}
