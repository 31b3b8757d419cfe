import sharp from 'sharp'
import { originalKey } from '#server/media/file-keys.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import type { DemoBoard } from './boards.ts'
import { type DemoPin, insertPins } from './pins.ts'
import { DAY, type Inhabitant, type World } from './world.ts'

const TWINS = 4

/** Pictures that someone added twice, the second time smaller: what the page of duplicates finds. */
export async function fillTwins(
  world: World,
  person: Inhabitant,
  boards: DemoBoard[],
  pins: DemoPin[],
): Promise<DemoPin[]> {
  const own = pins.filter((pin) => pin.pinner_id === person.id && !pin.source && pin.board_id)
  const places = boards.filter((board) => board.owner.id === person.id && board.state === 'live')
  const twins: DemoPin[] = []
  for (const [at, pin] of own.slice(0, TWINS).entries()) {
    const bytes = await world.house.files.get(originalKey(pin.picture.signature, pin.picture.ext))
    if (!bytes) continue
    const smaller = await sharp(bytes).resize({ width: 480 }).jpeg({ quality: 70 }).toBuffer()
    const picture = { ...pin.picture, ...(await keepPicture({ house: world.house, db: world.house.db }, smaller)) }
    const saved_at = new Date(pin.saved_at.getTime() + DAY / 4)
    // Every other one lies on the same board as the first.
    const board = at % 2 ? places[at % places.length] : undefined
    const place = board
      ? { board_id: board.id, section_id: null, audience: board.audience }
      : { board_id: pin.board_id, section_id: pin.section_id, audience: pin.audience }
    twins.push({ ...pin, ...place, id: world.id(saved_at), aggregate_id: world.id(saved_at), saved_at, picture })
  }
  await insertPins(world, twins)
  return [...pins, ...twins]
}
