import { TWINS } from '../words/twins.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { type DemoPin, insertPins, sectionFor } from './pins.ts'
import type { Inhabitant, World } from './world.ts'

/** So many days ago that a visitor of the profile or a board meets newer things first. */
const ADDED_FIRST = 75
const ADDED_AGAIN = 45

/** Pictures that someone added twice, the second time smaller: what the page of duplicates finds. */
export async function fillTwins(
  world: World,
  person: Inhabitant,
  boards: DemoBoard[],
  smaller: DrawnPicture[],
  pictures: DrawnPicture[],
): Promise<DemoPin[]> {
  const boardOf = (name: string) => boards.find((board) => board.owner.id === person.id && board.words.name === name)
  const pins = TWINS.flatMap(({ family, seed, first, again }, at) => {
    const picture = pictures.find((one) => one.family === family && one.seed === seed)
    const [here, there, small] = [boardOf(first), boardOf(again), smaller[at]]
    if (!picture || !small || !here || !there) return []
    return [pinOf(world, person, here, picture, ADDED_FIRST + at), pinOf(world, person, there, small, ADDED_AGAIN + at)]
  })
  await insertPins(world, pins)
  return pins
}

function pinOf(world: World, pinner: Inhabitant, board: DemoBoard, picture: DrawnPicture, days: number): DemoPin {
  const saved_at = world.ago(days)
  const place = { board_id: board.id, section_id: sectionFor(board, picture), audience: board.audience }
  const what = { pinner_id: pinner.id, is_repin: false, source: null, picture }
  return { ...place, ...what, id: world.id(saved_at), aggregate_id: world.id(saved_at), saved_at }
}
