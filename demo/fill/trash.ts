import { lockPins } from '#server/places/list-rows.ts'
import { trashPins } from '#server/places/trash-pins.ts'
import { systemContext } from '#server/system-context.ts'
import type { DemoPin } from './pins.ts'
import type { Inhabitant, World } from './world.ts'

const THROWN = 2
const DAYS_AGO = 3

/** Someone threw away some of what they saved; it can still be put back. Answers what is left. */
export async function fillTrash(world: World, who: Inhabitant, pins: DemoPin[]): Promise<DemoPin[]> {
  const thrown = pins.filter((pin) => pin.pinner_id === who.id && pin.source && pin.board_id).slice(-THROWN)
  const ctx = { ...systemContext(world.house), now: world.ago(DAYS_AGO) }
  for (const { id } of thrown) await trashPins(ctx, await lockPins(ctx, [id]), world.id(ctx.now))
  return pins.filter((pin) => !thrown.includes(pin))
}
