import { AltTextResource } from '#domain/resources/media.ts'
import { answer } from '../answer.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { knownPicture } from '../media/known-picture.ts'
import { shownIn } from '../records/shown-in.ts'
import { readVersion } from './model-files.ts'
import { labelsOf } from './objects-of.ts'
import { readOne } from './read-pictures.ts'

/** Pictures that are being looked at, each once. */
const looking = houseCache<boolean>({ max: 200, ttl: 60_000 })

/** A picture that nobody has looked at yet is looked at now. */
export const altTextAnswers = answer(AltTextResource, {
  async get(ctx, { image_signature }) {
    const { ext } = await knownPicture(ctx, image_signature)
    const image = await ctx.db
      .selectFrom('images')
      .select(['read_version', 'nsfw'])
      .where('signature', '=', image_signature)
      .executeTakeFirst()
    const isUnread = image && image.read_version < readVersion()
    if (isUnread && ctx.house.settings.scorePictures) {
      const unread = { signature: image_signature, ext, nsfw: image.nsfw }
      await readThrough(looking(ctx.house), image_signature, async () => Boolean(await readOne(ctx.house, unread)))
    }
    return { type: 'alt_text', text: shownIn(ctx.locale, await labelsOf(ctx, image_signature)) }
  },
})
