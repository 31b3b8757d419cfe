import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Video } from '#domain/entities/video.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { mediaUrl } from './avatar-urls.ts'
import { imagesOf } from './images-of.ts'

type ShownPage = StoryPinData['pages'][number]
/** A page keeps its picture and its video once; its blocks say what stands on it. The picture of a video's page is its cover. */
export type StoredPage = ShownPage & {
  image?: { ext: string; width: number; height: number }
  video_id?: Id
  /** The video of `video_id`, once it is ready. */
  video?: Video
}
export type StoredStory = Omit<StoryPinData, 'is_deleted' | 'pages'> & { pages: StoredPage[] }

/** Of a story that its creator deleted nothing is told but that. */
export function showStory(ctx: Context, story: StoredStory, isDeleted: boolean): StoryPinData {
  if (isDeleted) return { ...story, is_deleted: true, metadata: { pin_title: '' }, pages: [] }
  const [first] = story.pages
  const first_text = firstText(first)
  return {
    ...story,
    version: story.version ?? 1,
    is_deleted: false,
    ...(first_text && { first_text, is_first_text_over: Boolean(first?.image_signature) }),
    pages: story.pages.map((page) => showPage(ctx, page)),
  }
}

/** Story.5. What a card shows of the first page beside its picture. */
const firstText = (page: StoredPage | undefined): string =>
  (page?.blocks ?? []).flatMap(({ type, text }) => (type === 'story_pin_paragraph_block' ? `${text}` : [])).join('\n')

const SHOWS_PICTURE = ['story_pin_image_block', 'story_pin_video_block']
type Block = ShownPage['blocks'][number]

/** Addresses are whole: those of the page's picture in its sizes, of its video, and of a tune. */
function showPage(ctx: Context, { image, video, video_id: _, ...page }: StoredPage): ShownPage {
  const { image_signature } = page
  const shown = (block: Block): Block => {
    if (block.type === 'story_pin_music_block') return { ...block, audio: { audio_url: soundAddress(ctx, block) } }
    if (!SHOWS_PICTURE.includes(block.type) || !image_signature || !image) return block
    const images = imagesOf(ctx, image_signature, image.ext, image.width, image.height)
    const picture = { images: { ...images, originals: images.orig } }
    if (block.type === 'story_pin_image_block') return { ...block, image: picture }
    return { ...block, image: picture, ...(video && { video: showVideo(ctx, video, images.orig?.url ?? '') }) }
  }
  return { ...page, blocks: page.blocks.map(shown) }
}

function showVideo({ house }: Context, video: Video, thumbnail: string): Video {
  const whole = (address: string) => new URL(address, mediaUrl(house.settings)).href
  const files = Object.entries(video.video_list)
  const shown = files.map(([name, file]) => [name, { ...file, url: whole(file.url), thumbnail }])
  const captions = video.captions?.map(({ language, url }) => ({ language, url: whole(url) }))
  return { ...video, video_list: Object.fromEntries(shown), ...(captions && { captions }) }
}

const soundAddress = ({ house }: Context, { audio }: Block): string =>
  new URL((audio as { audio_url: string }).audio_url, house.settings.publicUrl).href
