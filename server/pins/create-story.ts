import { STORY_BLOCKS, type StoryBlockName } from '#domain/constants/kinds.ts'
import { STORY_PRODUCTS_MAX, STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import { TUNES, tunePath } from '#domain/constants/tunes.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { SentBlock, StoryPinResource } from '#domain/resources/stories.ts'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { takePicture } from '../media/keep-picture.ts'
import { knownPicture } from '../media/known-picture.ts'
import { plainCover } from '../media/plain-cover.ts'
import { mustLoadPin } from '../records/load-pins.ts'
import type { StoredPage } from '../records/show-story.ts'
import type { VideoToShow } from '../video/video-for.ts'
import { createPin } from './create-pin.ts'
import { uploadedPicture } from './picture-for.ts'
import { uploadedVideo } from './pin-material.ts'

type Taken = TakenOf<typeof StoryPinResource.create> & { cover?: string }
const NO_PICTURE = {
  image_url: undefined,
  image_base64: undefined,
  image_signature: undefined,
  upload_id: undefined,
  video_id: undefined,
  carousel_slots: undefined,
  method: undefined,
}
type SentPage = Taken['story_pin']['pages'][number]

const nameOf = ({ type }: SentBlock): StoryBlockName | undefined =>
  (Object.keys(STORY_BLOCKS) as StoryBlockName[]).find((name) => name === type || STORY_BLOCKS[name] === type)

const refuse = (
  key: 'story.titleMissing' | 'story.emptyPage' | 'story.onePicture' | 'story.tooManyProducts',
  page = 0,
) => new Refusal('bad_input', key, { page }, { field: 'story_pin' })

const isSeen = (block: SentBlock) =>
  ['story_pin_image_block', 'story_pin_video_block'].includes(nameOf(block) as string)

type Sent = { story_pin: Taken['story_pin']; cover?: string }

/** A story of words alone has a plain picture for its card. */
export async function takeStoryCover<Options extends Sent>(asked: Context, options: Options): Promise<Options> {
  const { pages, metadata } = options.story_pin
  if (pages.some(({ blocks }) => blocks.some(isSeen))) return options
  const ctx = signedIn(asked)
  const { signature } = await takePicture(ctx.house, await plainCover(metadata.pin_title ?? ''), ctx.actor.id)
  return { ...options, cover: signature }
}

/** Refuses what can't be published: no title, an empty page, someone else's upload. */
export async function mustBeStory(ctx: SignedIn, { metadata: { pin_title: title }, pages }: Taken['story_pin']) {
  if (!title) throw refuse('story.titleMissing')
  const made: Made[] = []
  for (const [at, page] of pages.entries()) made.push(await pageOf(ctx, page, at + 1))
  return { title, made }
}

/** D50: a story of 1 to 20 pages, each of a picture, a video or words. Its first picture, or that of its first video, is its card's. */
export async function storyOf(ctx: SignedIn, { story_pin, cover }: Sent) {
  const { title, made } = await mustBeStory(ctx, story_pin)
  const pages = made.map(({ page }) => page)
  const products = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'story_pin_product_block'))
  const image_signature = pages.find((page) => page.image_signature)?.image_signature ?? cover
  return {
    title,
    image: await knownPicture(ctx, image_signature ?? ''),
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

export async function createStory(asked: Context, { story_pin, cover, ...options }: Taken): Promise<Pin> {
  const ctx = signedIn(asked)
  const { title, image, mediaOf } = await storyOf(ctx, { story_pin, ...(cover && { cover }) })
  const picture = { image, from: null, isUploaded: true }
  return createPin(ctx, { ...NO_PICTURE, ...options, title }, { picture, kind: 'story', mediaOf })
}

type Made = { page: StoredPage; lasts: number }

/** Blocks of an unknown kind are passed over; what is left must be something to see. */
async function pageOf(ctx: SignedIn, { blocks }: SentPage, page: number): Promise<Made> {
  const of = (name: StoryBlockName) => blocks.filter((block) => nameOf(block) === name)
  const [seen, ...more] = blocks.filter(isSeen)
  if (more.length) throw refuse('story.onePicture', page)
  const words = of('story_pin_paragraph_block').flatMap(({ text }) => text || [])
  if (!seen && !words.length) throw refuse('story.emptyPage', page)
  if ([...words.join('')].length > STORY_TEXT_MAX)
    throw new Refusal('bad_input', 'story.textTooLong', {}, { field: 'story_pin' })
  const products = of('story_pin_product_block')
  if (products.length > STORY_PRODUCTS_MAX) throw refuse('story.tooManyProducts', page)
  const moving = seen && nameOf(seen) === 'story_pin_video_block' ? await videoOf(ctx, seen) : null
  const image = seen && (await pictureOf(ctx, seen, moving))
  const made = (name: StoryBlockName, more: object = {}) => ({ type: name, block_type: STORY_BLOCKS[name], ...more })
  const stored: StoredPage = {
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
        made('story_pin_product_block', product),
      ),
      ...of('story_pin_music_block').map((block) =>
        made('story_pin_music_block', { audio: { audio_url: soundOf(ctx, block) } }),
      ),
    ],
  }
  return { page: stored, lasts: moving?.duration ?? 0 }
}

/** A video of one's own: named by itself, or by the upload that became one. */
async function videoOf(ctx: SignedIn, { video_id, upload_id, tracking_id }: SentBlock): Promise<VideoToShow> {
  const found = await uploadedVideo(ctx, { video_id, upload_id: upload_id ?? tracking_id })
  if (!found) throw new Refusal('not_found', 'upload.none', {}, { field: 'story_pin' })
  return found
}

/** The picture of a video is the one that was named, else its own. */
function pictureOf(ctx: SignedIn, { image_signature, upload_id, tracking_id }: SentBlock, moving: VideoToShow | null) {
  if (moving && !image_signature) return moving.cover
  const upload = moving ? undefined : (upload_id ?? (image_signature ? undefined : tracking_id))
  if (upload) return uploadedPicture(ctx, upload)
  if (image_signature) return knownPicture(ctx, image_signature)
  throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'story_pin' })
}

async function productOf(ctx: SignedIn, { pin_id, is_affiliate = false }: SentBlock) {
  const product = pin_id && (await mustLoadPin(ctx, pin_id))
  if (!product || !isProduct(product)) throw new Refusal('bad_input', 'story.notProduct', {}, { field: 'story_pin' })
  return { pin_id, is_affiliate }
}

/** One of the tunes of the house, by its whole address or its path. */
function soundOf({ house }: SignedIn, { audio }: SentBlock): string {
  const path = TUNES.map(tunePath).find(
    (path) => audio && [path, house.settings.publicUrl + path].includes(audio.audio_url),
  )
  if (!path) throw new Refusal('bad_input', 'story.noTune', {}, { field: 'story_pin' })
  return path
}
