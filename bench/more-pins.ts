import { type DemoPin, insertPins, updateBoards } from '#demo/fill/pins.ts'
import { newWorld } from '#demo/fill/world.ts'
import { FAMILIES } from '#demo/pictures/families.ts'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import type { Person } from '#server/context.ts'
import { mendCounts } from '#server/doctor.ts'
import type { House } from '#server/house.ts'
import type { KeptPicture } from '#server/media/keep-picture.ts'
import { asking } from './people.ts'

const MINUTE = 60_000

/** So many pins more, first of their things or saves of one, by one person in one place. Only their number counts. */
async function morePins(house: House, howMany: number, pinner: Id, board_id: Id | null): Promise<void> {
  const world = newWorld(house)
  const { rows: pictures } = await house.pool.query<KeptPicture>(
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
      picture: { ...(pictures[at % pictures.length] as KeptPicture), family, seed: Math.floor(at / FAMILIES.length) },
    }
  })
  await insertPins(world, pins)
}

/** A board of someone's with so many pins. */
export async function boardOf(house: House, owner: Person, howMany: number): Promise<{ id: Id; url: string }> {
  const { id, url } = await asking(house, owner)(BoardResource.create, { name: `Bench ${howMany} ${house.newId()}` })
  await morePins(house, howMany, owner.id, id)
  await settle(house)
  return { id, url }
}

/** The world with at least so many pins. */
export async function growTo(house: House, owner: Person, howMany: number): Promise<void> {
  const { rows } = await house.pool.query<{ pins: string }>('SELECT count(*) AS pins FROM aggregates')
  const missing = howMany - Number(rows[0]?.pins ?? 0)
  if (missing <= 0) return
  console.error(`  adding ${missing} pins …`)
  await morePins(house, missing, owner.id, null)
  await settle(house)
}

async function settle(house: House): Promise<void> {
  await updateBoards(newWorld(house))
  await mendCounts(house)
  await house.pool.query('ANALYZE')
}
