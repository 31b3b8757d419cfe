import { STORY_STATIC_PAGE_MS } from '../../constants/timings.ts'
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
  /** How long the page is shown in autoplay, in milliseconds. */
  lasts: number
}

type Block = StoryPinData['pages'][number]['blocks'][number]

/** Converts stored pages for display. Unknown blocks are skipped, their pages kept. */
export function toStoryPages({ pages }: Pick<StoryPinData, 'pages'>): StoryPage[] {
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
      products: of('story_pin_product_sticker_block').flatMap(({ pin_id, is_affiliate }) =>
        /^\d+$/.test(String(pin_id)) ? { pin_id: String(pin_id) as Id, is_affiliate: is_affiliate === true } : [],
      ),
      lasts:
        Math.max(0, ...Object.values(video?.video_list ?? {}).map((file) => file.duration)) || STORY_STATIC_PAGE_MS,
    }
  })
}

const pictureOf = ({ image }: Block): Image[] => {
  const { images } = (image ?? {}) as { images?: Record<string, Image> }
  const found = images?.['736x'] ?? images?.originals
  return found ? [found] : []
}

/** The music of a story: the first one that a page names. */
export function findStoryMusic({ pages }: Pick<StoryPinData, 'pages'>): string | null {
  const [first] = pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'story_pin_music_block'))
  const { audio_url } = (first?.audio ?? {}) as { audio_url?: unknown }
  return typeof audio_url === 'string' ? audio_url : null
}

/** Playback state of a story: current page, autoplay, whether it is held, and whether its videos are paused. */
export type StoryPlayback = { at: number; count: number; isPlaying: boolean; isHeld: boolean; isPaused: boolean }
export type StoryPlaybackEvent =
  | 'shown'
  | 'elapsed'
  | 'forward'
  | 'back'
  | 'held'
  | 'released'
  | 'playPressed'
  | 'videoPaused'
  | 'videoPlayed'

/**
 * A story plays automatically until it is touched; then the user turns pages. Holding it pauses; the last page stays.
 * Videos always play on their page.
 */
export function nextStoryPlayback(turns: StoryPlayback, happening: StoryPlaybackEvent): StoryPlayback {
  const { at, count, isPlaying } = turns
  const last = count - 1
  switch (happening) {
    case 'shown':
      return { ...turns, isPlaying: at < last }
    case 'elapsed':
      return at < last ? { ...turns, at: at + 1, isPlaying: at + 1 < last } : { ...turns, isPlaying: false }
    case 'forward':
      return { ...turns, at: Math.min(at + 1, last), isPlaying: false }
    case 'back':
      return { ...turns, at: Math.max(at - 1, 0), isPlaying: false }
    case 'held':
      return { ...turns, isHeld: true }
    case 'released':
      return { ...turns, isHeld: false }
    case 'playPressed':
      return isPlaying
        ? { ...turns, isPlaying: false, isPaused: true }
        : { ...turns, at: at < last ? at : 0, isPlaying: last > 0, isPaused: false }
    case 'videoPaused':
      return { ...turns, isPlaying: false, isPaused: true }
    case 'videoPlayed':
      return { ...turns, isPlaying: at < last, isPaused: false }
  }
}
