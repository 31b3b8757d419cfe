import { type Tune, tunePath } from '../../constants/tunes.ts'
import type { DraftForm } from '../../entities/draft.ts'

/** The wire: the story of a draft as JSON text. */
export function storyText({ title, story }: Pick<DraftForm, 'title' | 'story'>): string {
  const { pages = [], tune = null } = story ?? {}
  return JSON.stringify({
    metadata: { pin_title: title.trim() },
    pages: pages.map(({ picture, video, text, products }, at) => ({
      blocks: [
        ...(video ? [{ type: 'story_pin_video_block', video_id: video.id, image_signature: picture?.signature }] : []),
        ...(picture && !video ? [{ type: 'story_pin_image_block', image_signature: picture.signature }] : []),
        ...(text.trim() ? [{ type: 'story_pin_paragraph_block', text: text.trim() }] : []),
        ...products.map(({ id, is_affiliate }) => ({ type: 'story_pin_product_block', pin_id: id, is_affiliate })),
        ...(at === 0 && tune ? [{ type: 'story_pin_music_block', audio: { audio_url: tunePath(tune as Tune) } }] : []),
      ],
    })),
  })
}
