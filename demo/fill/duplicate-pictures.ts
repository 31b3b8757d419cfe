import { DUPLICATE_PICTURES } from '../words/duplicate-pictures.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import { type DemoPin, findBoardSection, insertPins } from './pins.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

/** The age of the duplicates in days, so that visitors of the profile or board see newer pins first. */
const ADDED_FIRST = 75
const ADDED_AGAIN = 45

/** Adds pictures a second time in a smaller size, which the duplicates page finds. */
export async function fillDuplicatePictures(
  world: DemoWorld,
  person: Inhabitant,
  boards: DemoBoard[],
  smaller: DrawnPicture[],
  pictures: DrawnPicture[],
): Promise<DemoPin[]> {
  const boardOf = (name: string) => boards.find((board) => board.owner.id === person.id && board.words.name === name)
  const pins = DUPLICATE_PICTURES.flatMap(({ family, seed, first, again }, at) => {
    const picture = pictures.find((one) => one.family === family && one.seed === seed)
    const [here, there, small] = [boardOf(first), boardOf(again), smaller[at]]
    if (!picture || !small || !here || !there) return []
    return [pinOf(world, person, here, picture, ADDED_FIRST + at), pinOf(world, person, there, small, ADDED_AGAIN + at)]
  })
  await insertPins(world, pins)
  return pins
}

function pinOf(world: DemoWorld, pinner: Inhabitant, board: DemoBoard, picture: DrawnPicture, days: number): DemoPin {
  const saved_at = world.ago(days)
  const place = { board_id: board.id, section_id: findBoardSection(board, picture), audience: board.audience }
  const what = { pinner_id: pinner.id, is_repin: false, source: null, picture }
  return { ...place, ...what, id: world.id(saved_at), aggregate_id: world.id(saved_at), saved_at }
}
