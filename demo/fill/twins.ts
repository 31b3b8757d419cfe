import sharp from 'sharp'
import { originalKey } from '#server/media/file-keys.ts'
import { takePicture } from '#server/media/keep-picture.ts'
import { fits } from '../words/boards.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { type DemoPin, insertPins, sectionFor } from './pins.ts'
import type { Inhabitant, World } from './world.ts'

const TWINS = 3
/** So many days ago that a visitor of the profile or a board meets newer things first. */
const ADDED_FIRST = 75
const ADDED_AGAIN = 45

/** Pictures that someone added twice, the second time smaller: what the page of duplicates finds. */
export async function fillTwins(
  world: World,
  person: Inhabitant,
  boards: DemoBoard[],
  others: DemoPin[],
): Promise<DemoPin[]> {
  const places = boards.filter((board) => board.owner.id === person.id && board.state === 'live')
  const pins: DemoPin[] = []
  for (let at = 0; at < TWINS; at++) {
    // The first two lie on one board, the others on two.
    const [here, there] = [places[at % places.length], places[(at + Math.min(at, 1)) % places.length]]
    const picture = here && there && fitting(here, there, person, [...others, ...pins])
    const bytes = picture && (await world.house.files.get(originalKey(picture.signature, picture.ext)))
    if (!bytes) continue
    const smaller = await sharp(bytes).resize({ width: 480 }).jpeg({ quality: 70 }).toBuffer()
    const kept = await takePicture(world.house, smaller, null)
    const [first, again] = [ADDED_FIRST + at, ADDED_AGAIN + at]
    pins.push(pinOf(world, person, here, picture, first), pinOf(world, person, there, { ...picture, ...kept }, again))
  }
  await insertPins(world, pins)
  return pins
}

/** What suits both boards or one, if possible not yet among what their owner has. */
function fitting(here: DemoBoard, there: DemoBoard, { id }: Inhabitant, pins: DemoPin[]): DrawnPicture | undefined {
  const own = new Set(pins.filter((pin) => pin.pinner_id === id || pin.board_id === here.id).map((pin) => pin.picture))
  const suiting = pins.map((pin) => pin.picture).filter((picture) => fits(here.words.fit, picture))
  const free = suiting.filter((picture) => !own.has(picture))
  return free.find((picture) => fits(there.words.fit, picture)) ?? free[0] ?? suiting[0]
}

function pinOf(world: World, pinner: Inhabitant, board: DemoBoard, picture: DrawnPicture, days: number): DemoPin {
  const saved_at = world.ago(days)
  const place = { board_id: board.id, section_id: sectionFor(board, picture), audience: board.audience }
  const what = { pinner_id: pinner.id, is_repin: false, source: null, picture }
  return { ...place, ...what, id: world.id(saved_at), aggregate_id: world.id(saved_at), saved_at }
}
