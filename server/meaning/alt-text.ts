import { AltTextResource } from '#domain/resources/media.ts'
import { defineAnswers } from '../answer.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { generateAltText } from '../records/generated-alt-text.ts'
import { analyzeStoredPicture } from './analyze-pictures.ts'
import { loadPictureContent } from './found-objects.ts'
import { currentPictureModelsVersion } from './model-files.ts'

/** Pictures being analyzed, so that each is analyzed only once at a time. */
const looking = makeHouseCache<boolean>({ max: 200, ttl: 60_000 })

/** Alt text of a picture. A picture that is not analyzed yet is analyzed now. */
export const altTextAnswers = defineAnswers(AltTextResource, {
  async get(ctx, { image_signature }) {
    const { ext } = await findPictureBySignature(ctx, image_signature)
    const image = await ctx.db
      .selectFrom('images')
      .select(['read_version', 'nsfw'])
      .where('signature', '=', image_signature)
      .executeTakeFirst()
    const isUnread = image && image.read_version < currentPictureModelsVersion()
    if (isUnread && ctx.house.settings.scorePictures) {
      const unread = { signature: image_signature, ext, nsfw: image.nsfw }
      await getOrLoadEntry(looking(ctx.house), image_signature, async () =>
        Boolean(await analyzeStoredPicture(ctx.house, unread)),
      )
    }
    const { shows } = await loadPictureContent(ctx, image_signature)
    return { type: 'alt_text', text: generateAltText(ctx.locale, shows) }
  },
})
