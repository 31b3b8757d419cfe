import { STORY_BLOCK_TYPES, type StoryBlockName } from '#domain/constants/kinds.ts'
import { STORY_PRODUCTS_MAX, STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import { TUNES, tunePath } from '#domain/constants/tunes.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { StoryBlockInput, StoryPinResource } from '#domain/resources/stories.ts'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { parseStoryBlockName } from '#domain/rules/story/story-block-name.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { findPictureBySignature } from '../media/find-picture.ts'
import { makeSolidColorCover } from '../media/solid-color-cover.ts'
import { storePicture } from '../media/store-picture.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import type { StoredStoryPage } from '../records/show-story.ts'
import type { UsableVideo } from '../video/video-use.ts'
import { createPin } from './create-pin.ts'
import { findUploadedVideo } from './pin-material.ts'
import { findUploadedPicture } from './resolve-picture.ts'

type CreateStoryOptions = ParsedOptionsOf<typeof StoryPinResource.create> & { cover?: string }
const NO_PICTURE = {
  image_url: undefined,
  image_base64: undefined,
  image_signature: undefined,
  upload_id: undefined,
  video_id: undefined,
  carousel_slots: undefined,
  method: undefined,
}
type SentPage = CreateStoryOptions['story_pin']['pages'][number]

const nameOf = ({ type }: StoryBlockInput) => parseStoryBlockName(type)

const refuse = (
  key: 'story.titleMissing' | 'story.emptyPage' | 'story.onePicture' | 'story.tooManyProducts',
  page = 0,
) => new Refusal('bad_input', key, { page }, { field: 'story_pin' })

const isSeen = (block: StoryBlockInput) =>
  ['story_pin_image_block', 'story_pin_video_block'].includes(nameOf(block) as string)

type StoryInput = { story_pin: CreateStoryOptions['story_pin']; cover?: string }

/** Stores a solid-color picture as the card image of a text-only story. */
export async function storeStoryCover<Options extends StoryInput>(asked: Context, options: Options): Promise<Options> {
  const { pages, metadata } = options.story_pin
  if (pages.some(({ blocks }) => blocks.some(isSeen))) return options
  const ctx = requireSignedIn(asked)
  const { signature } = await storePicture(ctx.house, await makeSolidColorCover(metadata.pin_title ?? ''), ctx.actor.id)
  return { ...options, cover: signature }
}

/** Refuses a story that can't be published: without a title, with an empty page, or with someone else's upload. */
export async function mustBeValidStory(
  ctx: SignedIn,
  { metadata: { pin_title: title }, pages }: CreateStoryOptions['story_pin'],
) {
  if (!title) throw refuse('story.titleMissing')
  const made: StoryPageResult[] = []
  for (const [at, page] of pages.entries()) made.push(await pageOf(ctx, page, at + 1))
  return { title, made }
}

/**
 * Resolves the 1 to 20 pages of a story, each a picture, a video or text. The card shows the first picture, or the
 * cover of the first video.
 */
export async function resolveStory(ctx: SignedIn, { story_pin, cover }: StoryInput) {
  const { title, made } = await mustBeValidStory(ctx, story_pin)
  const pages = made.map(({ page }) => page)
  const products = pages.flatMap(({ blocks }) =>
    blocks.filter((block) => block.type === 'story_pin_product_sticker_block'),
  )
  const image_signature = pages.find((page) => page.image_signature)?.image_signature ?? cover
  return {
    title,
    image: await findPictureBySignature(ctx, image_signature ?? ''),
    mediaOf: (id: Id) => ({
      story_pin_data: {
        id,
        metadata: { pin_title: title },
        has_product_pins: products.length > 0,
        has_affiliate_products: products.some((block) => block.is_affiliate),
        static_page_count: pages.filter((page) => !page.video_id).length,
        total_video_duration: made.reduce((sum, { lasts }) => sum + lasts, 0),
        pages,
      },
    }),
  }
}

export async function createStory(asked: Context, { story_pin, cover, ...options }: CreateStoryOptions): Promise<Pin> {
  const ctx = requireSignedIn(asked)
  const { title, image, mediaOf } = await resolveStory(ctx, { story_pin, ...(cover && { cover }) })
  const picture = { image, from: null, isUploaded: true }
  return createPin(ctx, { ...NO_PICTURE, ...options, title }, { picture, kind: 'story', mediaOf })
}

type StoryPageResult = { page: StoredStoryPage; lasts: number }

/** Resolves a page. Blocks of unknown types are skipped; at least one visible block must remain. */
async function pageOf(ctx: SignedIn, { blocks }: SentPage, page: number): Promise<StoryPageResult> {
  const of = (name: StoryBlockName) => blocks.filter((block) => nameOf(block) === name)
  const [seen, ...more] = blocks.filter(isSeen)
  if (more.length) throw refuse('story.onePicture', page)
  const words = of('story_pin_paragraph_block').flatMap(({ text }) => text || [])
  if (!seen && !words.length) throw refuse('story.emptyPage', page)
  if ([...words.join('')].length > STORY_TEXT_MAX)
    throw new Refusal('bad_input', 'story.textTooLong', {}, { field: 'story_pin' })
  const products = of('story_pin_product_sticker_block')
  if (products.length > STORY_PRODUCTS_MAX) throw refuse('story.tooManyProducts', page)
  const moving = seen && nameOf(seen) === 'story_pin_video_block' ? await videoOf(ctx, seen) : null
  const image = seen && (await pictureOf(ctx, seen, moving))
  const made = (name: StoryBlockName, more: object = {}) => ({
    type: name,
    block_type: STORY_BLOCK_TYPES[name],
    ...more,
  })
  const stored: StoredStoryPage = {
    id: `${page}`,
    image_signature: image?.signature ?? null,
    ...(image && { image: { ext: image.ext, width: image.width, height: image.height } }),
    ...(moving && { video_id: moving.id, ...(moving.media.videos && { video: moving.media.videos }) }),
    blocks: [
      ...(image
        ? [moving ? made('story_pin_video_block', { video_id: moving.id }) : made('story_pin_image_block')]
        : []),
      ...words.map((text) => made('story_pin_paragraph_block', { text })),
      ...(await Promise.all(products.map((block) => productOf(ctx, block)))).map((product) =>
        made('story_pin_product_sticker_block', product),
      ),
      ...of('story_pin_music_block').map((block) =>
        made('story_pin_music_block', { audio: { audio_url: soundOf(ctx, block) } }),
      ),
    ],
  }
  return { page: stored, lasts: moving?.duration ?? 0 }
}

/** Resolves one of the person's own videos, by its id or by the upload it was made of. */
async function videoOf(ctx: SignedIn, { video_id, upload_id, tracking_id }: StoryBlockInput): Promise<UsableVideo> {
  const found = await findUploadedVideo(ctx, { video_id, upload_id: upload_id ?? tracking_id })
  if (!found) throw new Refusal('not_found', 'upload.none', {}, { field: 'story_pin' })
  return found
}

/** Returns the cover of a video: the picture that was named, else the video's own. */
function pictureOf(
  ctx: SignedIn,
  { image_signature, upload_id, tracking_id }: StoryBlockInput,
  moving: UsableVideo | null,
) {
  if (moving && !image_signature) return moving.cover
  const upload = moving ? undefined : (upload_id ?? (image_signature ? undefined : tracking_id))
  if (upload) return findUploadedPicture(ctx, upload)
  if (image_signature) return findPictureBySignature(ctx, image_signature)
  throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'story_pin' })
}

async function productOf(ctx: SignedIn, { pin_id, is_affiliate = false }: StoryBlockInput) {
  const product = pin_id && (await mustLoadPin(ctx, pin_id))
  if (!product || !isProduct(product)) throw new Refusal('bad_input', 'story.notProduct', {}, { field: 'story_pin' })
  return { pin_id, is_affiliate }
}

/** Returns the path of one of our sounds, given by its absolute URL or its path. */
function soundOf({ house }: SignedIn, { audio }: StoryBlockInput): string {
  const path = TUNES.map(tunePath).find(
    (path) => audio && [path, house.settings.publicUrl + path].includes(audio.audio_url),
  )
  if (!path) throw new Refusal('bad_input', 'story.noTune', {}, { field: 'story_pin' })
  return path
}
