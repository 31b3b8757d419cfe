import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { lockPins } from '#server/places/list-rows.ts'
import { trashPins } from '#server/places/trash-pins.ts'
import type { DemoPin } from './pins.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

const THROWN = 2
const DAYS_AGO = 3

/** Moves some of a person's saves to the trash, from which they can be restored. Returns the remaining pins. */
export async function fillTrash(world: DemoWorld, who: Inhabitant, pins: DemoPin[]): Promise<DemoPin[]> {
  const thrown = pins.filter((pin) => pin.pinner_id === who.id && pin.source && pin.board_id).slice(-THROWN)
  const at = world.ago(DAYS_AGO)
  await inUnitOfWork({ ...world.house, clock: () => at }, 'house', async (ctx) => {
    for (const { id } of thrown) await trashPins(ctx, await lockPins(ctx, [id]), world.id(at))
  })
  return pins.filter((pin) => !thrown.includes(pin))
}
