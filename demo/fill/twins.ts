import sharp from 'sharp'
import { originalKey } from '#server/media/file-keys.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { type DemoPin, insertPins } from './pins.ts'
import type { Inhabitant, World } from './world.ts'

const TWINS = 3

/** Pictures that someone added twice, the second time smaller: what the page of duplicates finds. */
export async function fillTwins(
  world: World,
  person: Inhabitant,
  boards: DemoBoard[],
  pictures: DrawnPicture[],
): Promise<DemoPin[]> {
  const liked = pictures.filter((picture) => person.interests.includes(picture.family))
  const places = boards.filter((board) => board.owner.id === person.id && board.state === 'live')
  const pins: DemoPin[] = []
  for (const [at, picture] of liked.slice(0, TWINS).entries()) {
    // The first two lie on one board, the others on two.
    const [here, there] = [places[at % places.length], places[(at + Math.min(at, 1)) % places.length]]
    const bytes = await world.house.files.get(originalKey(picture.signature, picture.ext))
    if (!bytes || !here || !there) continue
    const smaller = await sharp(bytes).resize({ width: 480 }).jpeg({ quality: 70 }).toBuffer()
    const kept = await keepPicture({ house: world.house, db: world.house.db }, smaller)
    pins.push(pinOf(world, person, here, picture, 3 + at), pinOf(world, person, there, { ...picture, ...kept }, 2 + at))
  }
  await insertPins(world, pins)
  return pins
}

function pinOf(world: World, pinner: Inhabitant, board: DemoBoard, picture: DrawnPicture, days: number): DemoPin {
  const saved_at = world.ago(days)
  const place = { board_id: board.id, section_id: null, audience: board.audience }
  const what = { pinner_id: pinner.id, is_repin: false, source: null, picture }
  return { ...place, ...what, id: world.id(saved_at), aggregate_id: world.id(saved_at), saved_at }
}
