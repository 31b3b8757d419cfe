import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { makeFrontPosition } from '#domain/rules/board/board-slug.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { toAggregatePinRow, toUserPinRow } from '#server/places/insert-pin.ts'
import { hashText } from '../pictures/random.ts'
import { isFitting } from '../words/boards.ts'
import { DUPLICATE_PICTURES } from '../words/duplicate-pictures.ts'
import { makePinWords } from '../words/pins.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { isShownLast } from './shown-last.ts'
import { DEMO_DAY_MS, type DemoWorld, type Inhabitant, insertAll } from './world.ts'

export type DemoPin = {
  id: Id
  aggregate_id: Id
  pinner_id: Id
  board_id: Id | null
  section_id: Id | null
  is_repin: boolean
  audience: number
  saved_at: Date
  source: DemoPin | null
  picture: DrawnPicture
}

const ORIGINALS_ON_BOARDS = 0.9
const SAVES_ON_A_BOARD = [10, 17] as const
/** The share of pins from the last hours; about half are from the last month, and the rest from the months before. */
const OF_TODAY = 0.06
const OF_THIS_MONTH = 0.5
/** The age of the oldest pins, in days. */
const OLDEST = 230
const SET_BACK = [OLDEST + 10, OLDEST + 60] as const

/** The popularity of a picture as a weight for random choices; a few pictures are much more popular than the others. */
export function computeFame({ family, seed }: Pick<DrawnPicture, 'family' | 'seed'>): number {
  const place = hashText(`fame/${family}/${seed}`) % 100
  return 1 / (1 + place / 4)
}

/** Chooses this many of the items at random, weighted by popularity. */
export function chooseByFame<T extends { picture: DrawnPicture }>(
  { random }: DemoWorld,
  from: T[],
  howMany: number,
): T[] {
  return from
    .map((one) => ({ one, luck: random.next() ** (1 / computeFame(one.picture)) }))
    .sort((a, b) => b.luck - a.luck)
    .slice(0, howMany)
    .map(({ one }) => one)
}

/** Adds a picture's original pin by someone who likes its family, and saves of it on boards where it fits. */
export async function fillPins(
  world: DemoWorld,
  pictures: DrawnPicture[],
  people: Inhabitant[],
  boards: DemoBoard[],
): Promise<DemoPin[]> {
  const originals = pictures.map((picture) => firstPin(world, picture, people, boards))
  const open = originals.filter((pin) => pin.audience <= 1 && !isShownLast(pin.picture))
  const saves = boards.flatMap((board) => savesOn(world, board, open))
  const pins = [...originals, ...saves, ...risingSaves(world, open, people)]
  await insertPins(world, pins)
  return pins
}

function firstPin(world: DemoWorld, picture: DrawnPicture, people: Inhabitant[], boards: DemoBoard[]): DemoPin {
  const { random } = world
  const setBack = isShownLast(picture)
  const fans = people.filter((one) => one.interests.includes(picture.family))
  const pinner = random.pick(fans.length ? fans : people)
  const fitting = boards.filter(
    (board) =>
      board.state === 'live' &&
      isFitting(board.words.fit, picture) &&
      board.owner.id === pinner.id &&
      !(setBack && board.audience !== 0),
  )
  const board = fitting.length && random.chance(ORIGINALS_ON_BOARDS) ? random.pick(fitting) : null
  const saved_at = world.ago(setBack ? random.between(...SET_BACK) : ageOf(world))
  return pinOn(world, { picture, pinner, board, saved_at, source: null, aggregate_id: world.id(saved_at) })
}

function ageOf({ random }: DemoWorld): number {
  if (random.chance(OF_TODAY)) return random.between(0.02, 1)
  return random.chance(OF_THIS_MONTH) ? random.between(1, 30) : random.between(30, OLDEST)
}

/** Saves of others' pins by a board's members, soon after they were pinned or later. */
function savesOn(world: DemoWorld, board: DemoBoard, open: DemoPin[]): DemoPin[] {
  const { random } = world
  // Duplicates added on purpose are not saved a third time.
  const twins = DUPLICATE_PICTURES.filter(({ first, again }) =>
    [first, again].some((name) => name === board.words.name),
  )
  const isTwin = ({ family, seed }: DrawnPicture) => twins.some((twin) => twin.family === family && twin.seed === seed)
  const fitting = open.filter(
    ({ picture, pinner_id }) => isFitting(board.words.fit, picture) && pinner_id !== board.owner.id && !isTwin(picture),
  )
  return chooseByFame(world, fitting, random.whole(...SAVES_ON_A_BOARD)).map((source) => {
    const pinner = board.people.length && random.chance(0.4) ? random.pick(board.people) : board.owner
    const age = (world.ago(0).getTime() - source.saved_at.getTime()) / DEMO_DAY_MS
    const saved_at = world.ago(Math.min(age * 0.98, 0.01 + age * random.next() ** 1.6))
    return pinOn(world, { picture: source.picture, pinner, board, saved_at, source, aggregate_id: source.aggregate_id })
  })
}

/** Families with pictures that many people saved to their profiles within the last day. */
const RISING = ['cats', 'mushrooms', 'yarn', 'maps'] as const
const RISING_OF_EACH = 4
const RISING_SAVERS = 6

function risingSaves(world: DemoWorld, open: DemoPin[], people: Inhabitant[]): DemoPin[] {
  return RISING.flatMap((family) =>
    open
      .filter((pin) => pin.picture.family === family && pin.audience === 0)
      .slice(0, RISING_OF_EACH)
      .flatMap((source, nth) =>
        Array.from({ length: RISING_SAVERS + nth }, (_, at) => {
          const pinner = people[(hashText(`rising/${family}/${nth}`) + at * 7) % people.length] as Inhabitant
          const saved_at = world.ago(0.02 + at / 20 + nth / 40)
          return { pinner, source, saved_at: saved_at > source.saved_at ? saved_at : source.saved_at }
        }),
      ),
  )
    .filter(({ pinner, source }) => pinner.id !== source.pinner_id)
    .map(({ source, ...save }) =>
      pinOn(world, { ...save, board: null, picture: source.picture, source, aggregate_id: source.aggregate_id }),
    )
}

type Placing = Pick<DemoPin, 'picture' | 'saved_at' | 'source' | 'aggregate_id'> & {
  pinner: Inhabitant
  board: DemoBoard | null
}

function pinOn(world: DemoWorld, { pinner, board, ...rest }: Placing): DemoPin {
  return {
    ...rest,
    id: world.id(rest.saved_at),
    pinner_id: pinner.id,
    board_id: board?.id ?? null,
    section_id: board && findBoardSection(board, rest.picture),
    is_repin: rest.source !== null,
    audience: board?.audience ?? 0,
  }
}

/** The first section of a board that a picture fits; pins without a section are on the board itself. */
export const findBoardSection = ({ sections }: DemoBoard, picture: DrawnPicture): Id | null =>
  sections.find(({ fit }) => isFitting(fit, picture))?.id ?? null

/** Inserts original pins, and saves of them. */
export async function insertPins(world: DemoWorld, pins: DemoPin[]): Promise<void> {
  const originals = pins.filter((pin) => !pin.source)
  const wordsOf = (pin: DemoPin) => makePinWords(pin.picture.family, pin.picture.seed)
  await insertAll(
    world,
    'aggregates',
    originals.map((pin) => {
      const { signature, ext, width, height, dominant_color, focus } = pin.picture
      const { link } = wordsOf(pin)
      const domain = link ? new URL(link).hostname : null
      const creator = { first_pin_id: pin.id, origin_pinner_id: pin.pinner_id, native_creator_id: pin.pinner_id }
      return {
        id: pin.aggregate_id,
        ...creator,
        image_signature: signature,
        image_ext: ext,
        width,
        height,
        dominant_color,
        focus: focus ? JSON.stringify(focus) : null,
        domain,
        created_at: pin.saved_at,
      }
    }),
  )
  await insertAll(
    world,
    'image_uses',
    originals.map((pin) => ({ signature: pin.picture.signature, kind: 'aggregate', target_id: pin.aggregate_id })),
  )
  await insertAll(
    world,
    'pins',
    pins.map(({ picture, source, ...pin }) => {
      const words = makePinWords(picture.family, picture.seed)
      const from = { source_pin_id: source?.id ?? null, via_user_id: source?.pinner_id ?? null }
      return { ...pin, ...from, ...words, created_at: pin.saved_at }
    }),
  )
  await insertAll(
    world,
    'user_pins',
    pins.map((pin) => ({ ...toUserPinRow(pin), hue: pin.picture.hue })),
  )
  await insertAll(world, 'aggregate_pins', pins.map(toAggregatePinRow))
  const onBoards = pins.flatMap(({ board_id, id, ...pin }) =>
    board_id
      ? [
          {
            board_id,
            pin_id: id,
            section_id: pin.section_id,
            aggregate_id: pin.aggregate_id,
            pinner_id: pin.pinner_id,
            position: makeFrontPosition(id),
            saved_at: pin.saved_at,
          },
        ]
      : [],
  )
  await insertAll(world, 'board_pins', onBoards)
  await sql`UPDATE images SET taken_by = p.pinner_id FROM aggregates a JOIN pins p ON p.id = a.first_pin_id
    WHERE a.image_signature = images.signature`.execute(maintenanceDb(world.house))
}

/** Updates the covers and last-pinned times of all boards at once. */
export async function refreshDemoBoards({ house }: DemoWorld): Promise<void> {
  const db = maintenanceDb(house)
  await sql`
    UPDATE boards b SET last_pinned_at = n.last, covers = n.covers FROM (
      SELECT board_id, max(saved_at) AS last, jsonb_path_query_array(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'pin_id', p.pin_id::text, 'signature', a.image_signature, 'ext', a.image_ext, 'color', a.dominant_color,
        'width', a.width, 'height', a.height, 'focus', a.focus)) ORDER BY p.saved_at DESC, p.pin_id DESC), '$[0 to 4]') AS covers
      FROM board_pins p JOIN aggregates a ON a.id = p.aggregate_id GROUP BY board_id) n
    WHERE n.board_id = b.id`.execute(db)
  await sql`UPDATE user_boards u SET last_pinned_at = b.last_pinned_at FROM boards b
    WHERE b.id = u.board_id AND b.last_pinned_at IS NOT NULL`.execute(db)
}
