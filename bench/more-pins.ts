import { type DemoPin, insertPins, refreshDemoBoards } from '#demo/fill/pins.ts'
import { makeDemoWorld } from '#demo/fill/world.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import type { Person } from '#server/context.ts'
import { repairCounts } from '#server/doctor.ts'
import type { House } from '#server/house.ts'
import type { StoredPicture } from '#server/media/store-picture.ts'
import { askAsPerson } from './signed-in-people.ts'

const MINUTE = 60_000

/** Adds pins by one person in one place, either originals or saves of one original. Only their number matters. */
async function morePins(house: House, howMany: number, pinner: Id, board_id: Id | null): Promise<void> {
  const world = makeDemoWorld(house)
  const { rows: pictures } = await house.pool.query<StoredPicture>(
    'SELECT signature, ext, width, height, dominant_color, hue FROM images LIMIT 20',
  )
  const now = house.clock().getTime()
  const pins = Array.from({ length: howMany }, (_, at): DemoPin => {
    const family = FAMILIES[at % FAMILIES.length]?.name ?? ''
    return {
      id: house.newId(),
      aggregate_id: house.newId(),
      pinner_id: pinner,
      board_id,
      section_id: null,
      is_repin: false,
      audience: 0,
      saved_at: new Date(now - at * MINUTE),
      source: null,
      picture: { ...(pictures[at % pictures.length] as StoredPicture), family, seed: Math.floor(at / FAMILIES.length) },
    }
  })
  await insertPins(world, pins)
}

/** Creates a board with this number of pins. */
export async function createBoardWithPins(
  house: House,
  owner: Person,
  howMany: number,
): Promise<{ id: Id; url: string }> {
  const { id, url } = await askAsPerson(house, owner)(BoardResource.create, {
    name: `Bench ${howMany} ${house.newId()}`,
  })
  await morePins(house, howMany, owner.id, id)
  await settle(house)
  return { id, url }
}

/** Adds pins until the world has at least this number. */
export async function growWorldTo(house: House, owner: Person, howMany: number): Promise<void> {
  const { rows } = await house.pool.query<{ pins: string }>('SELECT count(*) AS pins FROM aggregates')
  const missing = howMany - Number(rows[0]?.pins ?? 0)
  if (missing <= 0) return
  console.error(`  adding ${missing} pins …`)
  await morePins(house, missing, owner.id, null)
  await settle(house)
}

async function settle(house: House): Promise<void> {
  await refreshDemoBoards(makeDemoWorld(house))
  await repairCounts(house)
  await house.pool.query('ANALYZE')
}
