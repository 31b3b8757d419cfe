import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { newestPosition } from '#domain/rules/board/position.ts'
import { booksOf } from '#server/db/reader.ts'
import { aggregatePin, userPin } from '#server/places/place-pin.ts'
import { hash } from '../pictures/random.ts'
import { fits } from '../words/boards.ts'
import { pinWords } from '../words/pins.ts'
import { TWINS } from '../words/twins.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { isSetBack } from './set-back.ts'
import { DAY, type Inhabitant, insertAll, type World } from './world.ts'

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
/** Some pins are of the last hours, about half of the last month, and the rest of the months before. */
const OF_TODAY = 0.06
const OF_THIS_MONTH = 0.5
/** Days. */
const OLDEST = 230
const SET_BACK = [OLDEST + 10, OLDEST + 60] as const

/** A few pictures are loved by many and most by a few: how often one is chosen, compared with another. */
export function fame({ family, seed }: Pick<DrawnPicture, 'family' | 'seed'>): number {
  const place = hash(`fame/${family}/${seed}`) % 100
  return 1 / (1 + place / 4)
}

/** So many of them, the famous ones more often. */
export function chooseByFame<T extends { picture: DrawnPicture }>({ random }: World, from: T[], howMany: number): T[] {
  return from
    .map((one) => ({ one, luck: random.next() ** (1 / fame(one.picture)) }))
    .sort((a, b) => b.luck - a.luck)
    .slice(0, howMany)
    .map(({ one }) => one)
}

/** A picture's first pin by someone who likes its family, then saves of it on boards where it fits. */
export async function fillPins(
  world: World,
  pictures: DrawnPicture[],
  people: Inhabitant[],
  boards: DemoBoard[],
): Promise<DemoPin[]> {
  const originals = pictures.map((picture) => firstPin(world, picture, people, boards))
  const open = originals.filter((pin) => pin.audience <= 1 && !isSetBack(pin.picture))
  const saves = boards.flatMap((board) => savesOn(world, board, open))
  const pins = [...originals, ...saves, ...risingSaves(world, open, people)]
  await insertPins(world, pins)
  return pins
}

function firstPin(world: World, picture: DrawnPicture, people: Inhabitant[], boards: DemoBoard[]): DemoPin {
  const { random } = world
  const setBack = isSetBack(picture)
  const fans = people.filter((one) => one.interests.includes(picture.family))
  const pinner = random.pick(fans.length ? fans : people)
  const fitting = boards.filter(
    (board) =>
      board.state === 'live' &&
      fits(board.words.fit, picture) &&
      board.owner.id === pinner.id &&
      !(setBack && board.audience !== 0),
  )
  const board = fitting.length && random.chance(ORIGINALS_ON_BOARDS) ? random.pick(fitting) : null
  const saved_at = world.ago(setBack ? random.between(...SET_BACK) : ageOf(world))
  return pinOn(world, { picture, pinner, board, saved_at, source: null, aggregate_id: world.id(saved_at) })
}

function ageOf({ random }: World): number {
  if (random.chance(OF_TODAY)) return random.between(0.02, 1)
  return random.chance(OF_THIS_MONTH) ? random.between(1, 30) : random.between(30, OLDEST)
}

/** What a board's people saved there from others: soon after it was pinned, or later. */
function savesOn(world: World, board: DemoBoard, open: DemoPin[]): DemoPin[] {
  const { random } = world
  // What is added there twice on purpose is not saved a third time.
  const twins = TWINS.filter(({ first, again }) => [first, again].some((name) => name === board.words.name))
  const isTwin = ({ family, seed }: DrawnPicture) => twins.some((twin) => twin.family === family && twin.seed === seed)
  const fitting = open.filter(
    ({ picture, pinner_id }) => fits(board.words.fit, picture) && pinner_id !== board.owner.id && !isTwin(picture),
  )
  return chooseByFame(world, fitting, random.whole(...SAVES_ON_A_BOARD)).map((source) => {
    const pinner = board.people.length && random.chance(0.4) ? random.pick(board.people) : board.owner
    const age = (world.ago(0).getTime() - source.saved_at.getTime()) / DAY
    const saved_at = world.ago(Math.min(age * 0.98, 0.01 + age * random.next() ** 1.6))
    return pinOn(world, { picture: source.picture, pinner, board, saved_at, source, aggregate_id: source.aggregate_id })
  })
}

/** What many found within the last day: a few pictures of each of these, kept by several people on their profiles. */
const RISING = ['cats', 'mushrooms', 'yarn', 'maps'] as const
const RISING_OF_EACH = 4
const RISING_SAVERS = 6

function risingSaves(world: World, open: DemoPin[], people: Inhabitant[]): DemoPin[] {
  return RISING.flatMap((family) =>
    open
      .filter((pin) => pin.picture.family === family && pin.audience === 0)
      .slice(0, RISING_OF_EACH)
      .flatMap((source, nth) =>
        Array.from({ length: RISING_SAVERS + nth }, (_, at) => {
          const pinner = people[(hash(`rising/${family}/${nth}`) + at * 7) % people.length] as Inhabitant
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

function pinOn(world: World, { pinner, board, ...rest }: Placing): DemoPin {
  return {
    ...rest,
    id: world.id(rest.saved_at),
    pinner_id: pinner.id,
    board_id: board?.id ?? null,
    section_id: board && sectionFor(board, rest.picture),
    is_repin: rest.source !== null,
    audience: board?.audience ?? 0,
  }
}

/** The first section that it belongs to; what belongs to none lies on the board itself. */
export const sectionFor = ({ sections }: DemoBoard, picture: DrawnPicture): Id | null =>
  sections.find(({ fit }) => fits(fit, picture))?.id ?? null

/** Adds pins that are first of their thing, and saves of such. */
export async function insertPins(world: World, pins: DemoPin[]): Promise<void> {
  const originals = pins.filter((pin) => !pin.source)
  const wordsOf = (pin: DemoPin) => pinWords(pin.picture.family, pin.picture.seed)
  await insertAll(
    world,
    'aggregates',
    originals.map((pin) => {
      const { signature, ext, width, height, dominant_color } = pin.picture
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
      const words = pinWords(picture.family, picture.seed)
      const from = { source_pin_id: source?.id ?? null, via_user_id: source?.pinner_id ?? null }
      return { ...pin, ...from, ...words, created_at: pin.saved_at }
    }),
  )
  await insertAll(
    world,
    'user_pins',
    pins.map((pin) => ({ ...userPin(pin), hue: pin.picture.hue })),
  )
  await insertAll(world, 'aggregate_pins', pins.map(aggregatePin))
  const onBoards = pins.flatMap(({ board_id, id, ...pin }) =>
    board_id
      ? [
          {
            board_id,
            pin_id: id,
            section_id: pin.section_id,
            aggregate_id: pin.aggregate_id,
            pinner_id: pin.pinner_id,
            position: newestPosition(id),
            saved_at: pin.saved_at,
          },
        ]
      : [],
  )
  await insertAll(world, 'board_pins', onBoards)
  await sql`UPDATE images SET taken_by = p.pinner_id FROM aggregates a JOIN pins p ON p.id = a.first_pin_id
    WHERE a.image_signature = images.signature`.execute(booksOf(world.house))
}

/** What boards keep of their newest pins, in one go. */
export async function updateBoards({ house }: World): Promise<void> {
  const db = booksOf(house)
  await sql`
    UPDATE boards b SET last_pinned_at = n.last, covers = n.covers FROM (
      SELECT board_id, max(saved_at) AS last, jsonb_path_query_array(jsonb_agg(jsonb_build_object('pin_id', p.pin_id::text,
        'signature', a.image_signature, 'ext', a.image_ext, 'color', a.dominant_color,
        'width', a.width, 'height', a.height) ORDER BY p.saved_at DESC, p.pin_id DESC), '$[0 to 4]') AS covers
      FROM board_pins p JOIN aggregates a ON a.id = p.aggregate_id GROUP BY board_id) n
    WHERE n.board_id = b.id`.execute(db)
  await sql`UPDATE user_boards u SET last_pinned_at = b.last_pinned_at FROM boards b
    WHERE b.id = u.board_id AND b.last_pinned_at IS NOT NULL`.execute(db)
}
