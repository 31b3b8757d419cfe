import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { House } from '../house.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { keepPicture, usePicture } from '../media/keep-picture.ts'
import { refreshAudiences } from './refresh-audiences.ts'

/** Gets the picture of a pin that was made from an address which could not be reached yet. */
export async function fetchWaiting(house: House, pinId: Id): Promise<void> {
  const { db } = house
  const pin = await db.selectFrom('pins').select(['aggregate_id', 'state']).where('id', '=', pinId).executeTakeFirst()
  if (pin?.state !== 'waiting') return
  const thing = await db
    .selectFrom('aggregates')
    .selectAll()
    .where('id', '=', pin.aggregate_id)
    .executeTakeFirstOrThrow()
  if (!thing.source_image_url) return
  const bytes = await fetchPicture(house, thing.source_image_url)
  const image = await kept(house, bytes)
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
}

/** What was found at the address is no picture: the pin keeps its placeholder, and asking again would not help. */
async function kept(house: House, bytes: Buffer) {
  try {
    return await keepPicture({ house, db: house.db }, bytes)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
