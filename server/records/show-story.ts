import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Video } from '#domain/entities/video.ts'
import type { Id } from '#domain/id.ts'
import { parseStoryBlockName } from '#domain/rules/story/story-block-name.ts'
import type { Context } from '../context.ts'
import { mediaBaseUrl } from './avatar-urls.ts'
import { toPinImages } from './pin-images.ts'

type ShownPage = StoryPinData['pages'][number]
/**
 * A stored page of a story has one picture and one video; its blocks list its content. On a video page, the picture is
 * the video's cover.
 */
export type StoredStoryPage = ShownPage & {
  image?: { ext: string; width: number; height: number }
  video_id?: Id
  /** The video with the id `video_id`, once it is ready. */
  video?: Video
}
export type StoredStory = Omit<StoryPinData, 'is_deleted' | 'pages'> & { pages: StoredStoryPage[] }

/** Shows a story; of one that its creator deleted, only that fact. */
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

/** The text that a card shows from the first page (story.5). */
const firstText = (page: StoredStoryPage | undefined): string =>
  (page?.blocks ?? []).flatMap(({ type, text }) => (type === 'story_pin_paragraph_block' ? `${text}` : [])).join('\n')

const SHOWS_PICTURE = ['story_pin_image_block', 'story_pin_video_block']
type Block = ShownPage['blocks'][number]

/** Makes the URLs of the page's picture sizes, video and sound absolute. */
function showPage(ctx: Context, { image, video, video_id: _, ...page }: StoredStoryPage): ShownPage {
  const { image_signature } = page
  const shown = (stored: Block): Block => {
    const block = { ...stored, type: parseStoryBlockName(stored.type) ?? stored.type }
    if (block.type === 'story_pin_music_block') return { ...block, audio: { audio_url: soundAddress(ctx, block) } }
    if (!SHOWS_PICTURE.includes(block.type) || !image_signature || !image) return block
    const images = toPinImages(ctx, image_signature, image.ext, image.width, image.height)
    const picture = { images: { ...images, originals: images.orig } }
    if (block.type === 'story_pin_image_block') return { ...block, image: picture }
    return { ...block, image: picture, ...(video && { video: showVideo(ctx, video, images.orig?.url ?? '') }) }
  }
  return { ...page, blocks: page.blocks.map(shown) }
}

function showVideo({ house }: Context, video: Video, thumbnail: string): Video {
  const whole = (address: string) => new URL(address, mediaBaseUrl(house.settings)).href
  const files = Object.entries(video.video_list)
  const shown = files.map(([name, file]) => [name, { ...file, url: whole(file.url), thumbnail }])
  const captions = video.captions?.map(({ language, url }) => ({ language, url: whole(url) }))
  return { ...video, video_list: Object.fromEntries(shown), ...(captions && { captions }) }
}

const soundAddress = ({ house }: Context, { audio }: Block): string =>
  new URL((audio as { audio_url: string }).audio_url, house.settings.publicUrl).href
