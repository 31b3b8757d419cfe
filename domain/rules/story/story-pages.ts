import { STORY_STATIC_PAGE } from '../../constants/timings.ts'
import type { StoryPinData } from '../../entities/story-pin.ts'
import type { VideoFile } from '../../entities/video.ts'
import type { Id } from '../../id.ts'

type Image = { url: string; width: number; height: number }
/** One page of a story as it is shown. */
export type StoryPage = {
  id: string
  picture: Image | null
  video: { id: string; video_list: Record<string, VideoFile> } | null
  texts: string[]
  products: { pin_id: Id; is_affiliate: boolean }[]
  /** Milliseconds for which it stays when the story goes on by itself. */
  lasts: number
}

type Block = StoryPinData['pages'][number]['blocks'][number]

/** Spec 3 and D7. A block of an unknown kind is passed over, and its page stays. */
export function storyPages({ pages }: Pick<StoryPinData, 'pages'>): StoryPage[] {
  return pages.map(({ id, blocks }) => {
    const of = (type: string) => blocks.filter((block) => block.type === type)
    const [moving] = of('story_pin_video_block')
    const video = (moving?.video as StoryPage['video'] | undefined) ?? null
    return {
      id,
      // A video that is not ready yet shows its picture.
      picture: [...of('story_pin_image_block'), ...(moving && !video ? [moving] : [])].flatMap(pictureOf)[0] ?? null,
      video,
      texts: of('story_pin_paragraph_block').flatMap(({ text }) => (typeof text === 'string' && text ? text : [])),
      products: of('story_pin_product_block').flatMap(({ pin_id, is_affiliate }) =>
        /^\d+$/.test(String(pin_id)) ? { pin_id: String(pin_id) as Id, is_affiliate: is_affiliate === true } : [],
      ),
      lasts: Math.max(0, ...Object.values(video?.video_list ?? {}).map((file) => file.duration)) || STORY_STATIC_PAGE,
    }
  })
}

const pictureOf = ({ image }: Block): Image[] => {
  const { images } = (image ?? {}) as { images?: Record<string, Image> }
  const found = images?.['736x'] ?? images?.originals
  return found ? [found] : []
}

/** What a story plays: the first music it names. */
export function storyMusic({ pages }: Pick<StoryPinData, 'pages'>): string | null {
  const [first] = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'story_pin_music_block'))
  const { audio_url } = (first?.audio ?? {}) as { audio_url?: unknown }
  return typeof audio_url === 'string' ? audio_url : null
}
