import { fillActivity } from '#demo/fill/activity.ts'
import { fillBoards } from '#demo/fill/boards.ts'
import { fillPeople } from '#demo/fill/people.ts'
import type { DrawnPicture } from '#demo/fill/pictures.ts'
import { fillPins, refreshDemoBoards } from '#demo/fill/pins.ts'
import { makeDemoWorld } from '#demo/fill/world.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import { renderPicture } from '#demo/pictures/render.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { repairCounts } from '#server/doctor.ts'
import { updateFeedPool } from '#server/feed/pool.ts'
import type { House } from '#server/house.ts'
import { storePicture } from '#server/media/store-picture.ts'

/** More than 2,000 of them must be public, so that home has 2,000 pins to scroll through. */
const ORIGINALS = 2_600
const FACES = 4

/**
 * The people and boards of the demo world with far more pins, which share a few pictures: only their number matters.
 */
export async function fillBenchWorld(house: House): Promise<void> {
  const drawn: DrawnPicture[] = []
  for (const family of FAMILIES) {
    const picture = await storePicture(house, await renderPicture(family.draw(0)), null)
    drawn.push({ ...picture, family: family.name, seed: 0 })
  }
  const pictures = Array.from({ length: ORIGINALS }, (_, at) => {
    const picture = drawn[at % drawn.length] as DrawnPicture
    return { ...picture, seed: Math.floor(at / drawn.length) }
  })
  await maintenanceDb(house)
    .transaction()
    .execute(async (db) => {
      const world = makeDemoWorld({ ...house, db })
      const people = await fillPeople(world, drawn.slice(0, FACES))
      const everyone = [...people.values()]
      const boards = await fillBoards(world, people)
      const pins = await fillPins(world, pictures, everyone, boards)
      await refreshDemoBoards(world)
      await fillActivity(world, everyone, boards, pins)
      await repairCounts(world.house)
    })
  await updateFeedPool(house)
  await house.pool.query('ANALYZE')
}
