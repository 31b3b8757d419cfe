import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { flushCounts } from '../counts.ts'
import type { House } from '../house.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { keepPicture, usePicture } from '../media/keep-picture.ts'
import { refreshAudiences } from '../places/refresh-audiences.ts'
import { systemContext } from '../system-context.ts'

/** Gets the picture of a pin that was made from an address which could not be reached yet. */
export async function fetchWaiting(house: House, pinId: Id): Promise<void> {
  const { db } = house
  const pin = await db
    .selectFrom('pins')
    .select(['aggregate_id', 'pinner_id', 'state'])
    .where('id', '=', pinId)
    .executeTakeFirst()
  if (pin?.state !== 'waiting') return
  const thing = await db
    .selectFrom('aggregates')
    .selectAll()
    .where('id', '=', pin.aggregate_id)
    .executeTakeFirstOrThrow()
  if (!thing.source_image_url) return
  const bytes = await fetchPicture(house, thing.source_image_url)
  const ctx = { ...systemContext(house), db }
  const image = await kept(ctx, bytes, pin.pinner_id)
  if (!image) return
  await usePicture({ db }, image.signature, 'aggregate', thing.id)
  await db
    .updateTable('aggregates')
    .set({
      image_signature: image.signature,
      image_ext: image.ext,
      width: image.width,
      height: image.height,
      dominant_color: image.dominant_color,
    })
    .where('id', '=', thing.id)
    .execute()
  const waiting = await db
    .updateTable('pins')
    .set({ state: 'live' })
    .where('id', 'in', (eb) => eb.selectFrom('aggregate_pins').select('pin_id').where('aggregate_id', '=', thing.id))
    .where('state', '=', 'waiting')
    .where('audience', '<', AUDIENCE.nobody)
    .returning('id')
    .execute()
  await db
    .updateTable('user_pins')
    .set({ hue: image.hue })
    .where('pin_id', 'in', [pinId, ...waiting.map((row) => row.id)])
    .execute()
  await refreshAudiences(
    house,
    waiting.map((row) => row.id),
  )
  await flushCounts(ctx)
}

/** What was found at the address is no picture: the pin keeps its placeholder, and asking again would not help. */
async function kept(ctx: Context, bytes: Buffer, person: Id) {
  try {
    return await keepPicture(ctx, bytes, person)
  } catch (error) {
    // Where there was no room there may be some later.
    if (isRefusal(error) && error.kind !== 'no_space') return null
    throw error
  }
}
