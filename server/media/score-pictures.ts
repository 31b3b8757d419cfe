import { isSensitiveScore, unsafeScore } from '#domain/rules/media/sensitive.ts'
import type { House } from '../house.ts'
import { asHouse } from '../house-work.ts'
import { originalKey } from './file-keys.ts'
import { type Score, withScorer } from './scorer.ts'
import { setSensitive } from './set-sensitive.ts'

const BATCH = 50
/** Of a picture that can't be read there is nothing to say, and it is not tried again. */
const UNREADABLE = -1

/** Scores the pictures that have no score yet, oldest first. A house without new pictures never loads the model. */
export async function scorePictures(house: House): Promise<number> {
  if (!house.settings.scorePictures) return 0
  let scored = 0
  await withScorer(async (score) => {
    for (let found = BATCH; found === BATCH; scored += found) found = await scoreSome(house, score)
  })
  return scored
}

async function scoreSome(house: House, score: Score): Promise<number> {
  const images = await house.db
    .selectFrom('images')
    .select(['signature', 'ext'])
    .where('nsfw', 'is', null)
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  for (const { signature, ext } of images) {
    const nsfw = await scoreOf(house, originalKey(signature, ext), score)
    await house.db.updateTable('images').set({ nsfw }).where('signature', '=', signature).execute()
    if (isSensitiveScore(nsfw)) await markThings(house, signature)
  }
  return images.length
}

async function scoreOf(house: House, key: string, score: Score): Promise<number> {
  const bytes = await house.files.get(key)
  if (!bytes) return UNREADABLE
  try {
    return unsafeScore(await score(bytes))
  } catch (failure) {
    house.log.warn({ err: failure, key }, 'a picture could not be scored')
    return UNREADABLE
  }
}

async function markThings(house: House, signature: string): Promise<void> {
  const uses = await house.db
    .selectFrom('image_uses')
    .select('target_id')
    .where('signature', '=', signature)
    .where('kind', '=', 'aggregate')
    .execute()
  for (const { target_id } of uses) await asHouse(house, (ctx) => setSensitive(ctx, target_id, true, 'model'))
}
