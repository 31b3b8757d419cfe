import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { loadPictureContent } from '../meaning/found-objects.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { addPictureUse, type StoredPicture, storePicture } from '../media/store-picture.ts'
import { updatePinAudiences } from '../places/refresh-audiences.ts'

/** Fetches the picture of a pin whose image URL could not be reached when the pin was created. */
export async function fetchWaitingPicture(house: House, pinId: Id): Promise<void> {
  const aggregate = await waitingAggregate(house.db, pinId)
  if (!aggregate?.source_image_url) return
  const picture = await taken(house, await fetchPicture(house, aggregate.source_image_url), aggregate.pinner_id)
  if (picture) await inUnitOfWork(house, 'house', (ctx) => giveTo(ctx, pinId, picture))
}

const waitingAggregate = (db: ReadOnlyDb, pinId: Id) =>
  db
    .selectFrom('pins')
    .innerJoin('aggregates', 'aggregates.id', 'pins.aggregate_id')
    .select(['aggregates.id', 'pinner_id', 'source_image_url'])
    .where('pins.id', '=', pinId)
    .where('pins.state', '=', 'waiting')
    .executeTakeFirst()

async function giveTo(ctx: Context, pinId: Id, picture: StoredPicture): Promise<void> {
  const { db } = ctx
  // The pin may have been deleted while its picture was fetched.
  const aggregate = await waitingAggregate(db, pinId)
  if (!aggregate) return
  const { signature, ext, width, height, dominant_color, hue } = picture
  await addPictureUse(ctx, signature, 'aggregate', aggregate.id)
  await db
    .updateTable('aggregates')
    .set({
      image_signature: signature,
      image_ext: ext,
      width,
      height,
      dominant_color,
      ...(await loadPictureContent(ctx, signature)),
    })
    .where('id', '=', aggregate.id)
    .execute()
  const waiting = await db
    .updateTable('pins')
    .set({ state: 'live' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('aggregate_pins').select('pin_id').where('aggregate_id', '=', aggregate.id),
    )
    .where('state', '=', 'waiting')
    .where('audience', '<', AUDIENCE.nobody)
    .returning('id')
    .execute()
  const ids = waiting.map((row) => row.id)
  await db
    .updateTable('user_pins')
    .set({ hue })
    .where('pin_id', 'in', [pinId, ...ids])
    .execute()
  await updatePinAudiences(ctx, ids)
}

/**
 * Stores the downloaded picture. Returns null if the bytes are no picture: the pin then keeps its placeholder, and
 * retrying would not help.
 */
async function taken(house: House, bytes: Buffer, person: Id): Promise<StoredPicture | null> {
  try {
    return await storePicture(house, bytes, person)
  } catch (error) {
    // Without disk space the job fails, so that it is retried later.
    if (isRefusal(error) && error.kind !== 'no_space') return null
    throw error
  }
}
