import { type Tune, tunePath } from '../../constants/tunes.ts'
import type { DraftForm, DraftPage } from '../../entities/draft.ts'

/** The story of a draft as JSON text for the wire. */
export function toStoryJson({ title, story }: Pick<DraftForm, 'title' | 'story'>): string {
  const { pages = [], tune = null } = story ?? {}
  return JSON.stringify({
    metadata: { pin_title: title.trim() },
    pages: pages.map(({ picture, video, text, products }, at) => ({
      blocks: [
        ...(video ? [{ type: 'story_pin_video_block', video_id: video.id, image_signature: picture?.signature }] : []),
        ...(picture && !video ? [{ type: 'story_pin_image_block', image_signature: picture.signature }] : []),
        ...(text.trim() ? [{ type: 'story_pin_paragraph_block', text: text.trim() }] : []),
        ...products.map(({ id, is_affiliate }) => ({
          type: 'story_pin_product_sticker_block',
          pin_id: id,
          is_affiliate,
        })),
        ...(at === 0 && tune ? [{ type: 'story_pin_music_block', audio: { audio_url: tunePath(tune as Tune) } }] : []),
      ],
    })),
  })
}

/** The visible content of a page, without its key. */
const contentOf = ({ picture, video, text, products }: DraftPage): string =>
  JSON.stringify([
    picture?.signature,
    video?.id,
    text.trim(),
    products.map(({ id, is_affiliate }) => [id, is_affiliate]),
  ])

/**
 * Merges two versions of a story that was edited in two places: first `mine`, then pages of the other version that are
 * unknown here. No page is lost; one that both changed appears twice.
 */
export function mergeStoryPages(
  mine: readonly DraftPage[],
  theirs: readonly DraftPage[],
  seen: readonly DraftPage[] = [],
): DraftPage[] {
  const known = new Set([...mine, ...seen].map(contentOf))
  const keys = new Set(mine.map(({ key }) => key))
  const added = theirs.filter((page) => !known.has(contentOf(page)))
  return [...mine, ...added.map((page) => (keys.has(page.key) ? { ...page, key: `${page.key.slice(0, 60)}-2` } : page))]
}
