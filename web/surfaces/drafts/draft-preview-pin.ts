import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { toGridTitle } from '#domain/rules/pin/grid-title.ts'
import type { KnownPin, KnownUser } from '../../state/entities.ts'
import type { DraftStory, LocalDraft } from './local-draft.ts'

const carouselOf = ({ key, slots }: LocalDraft) => ({
  id: key,
  carousel_id: key,
  index: 0,
  carousel_slots: slots.map((slot, at) => ({
    id: `${at + 1}`,
    slot_id: `${key}-${slot.signature}`,
    title: slot.title,
    details: slot.details,
    link: parseTypedUrl(slot.link) ?? null,
    item_id: null,
    image_signature: slot.signature,
    image_ext: slot.ext,
    image_width: slot.width,
    image_height: slot.height,
    dominant_color: slot.color,
  })),
})

/** Text of the story's first page, and whether it lies over a picture. */
function firstWords({ pages: [first] }: DraftStory) {
  const first_text = first?.text.trim()
  return first_text && { first_text, is_first_text_over: Boolean(first?.picture) }
}

/** The pin that a draft will become, for previews. */
export function toDraftPreviewPin(draft: LocalDraft, viewer: Viewer): KnownPin {
  const { upload } = draft
  const link = parseTypedUrl(draft.link) ?? null
  const pinner: KnownUser = {
    type: 'user',
    id: viewer.id as Id,
    username: viewer.username ?? '',
    full_name: viewer.full_name,
    first_name: viewer.first_name,
    image_medium_url: viewer.image_medium_url ?? '',
    avatar_color_index: viewer.avatar_color_index,
    is_verified_merchant: false,
    verified_identity: { verified: false },
  }
  return {
    type: 'pin',
    id: draft.key as Id,
    state: 'draft',
    title: draft.title,
    grid_title: toGridTitle(draft.title, draft.description),
    alt_text: draft.alt_text,
    auto_alt_text: '',
    seo_url: '',
    link,
    domain: link && new URL(link).hostname,
    image_signature: upload.at === 'sent' ? upload.signature : null,
    image_ext: upload.at === 'sent' ? upload.ext : 'jpg',
    image_width: draft.width,
    image_height: draft.height,
    dominant_color: upload.at === 'sent' ? upload.color : 'var(--color-pressed)',
    is_repin: false,
    is_promoted: false,
    access: [],
    favorited_by_me: false,
    favorite_user_count: 0,
    pinner,
    native_creator: pinner,
    board: null,
    saved_info: null,
    repin_count: 0,
    ...(draft.story && {
      story_pin_data: {
        id: draft.key,
        is_deleted: false,
        metadata: { pin_title: draft.title.trim() },
        has_product_pins: draft.story.pages.some(({ products }) => products.length > 0),
        has_affiliate_products: draft.story.pages.some(({ products }) => products.some((one) => one.is_affiliate)),
        static_page_count: draft.story.pages.filter(({ video }) => !video).length,
        total_video_duration: 0,
        ...firstWords(draft.story),
      },
    }),
    ...(draft.isVideo && { video_status: 'processing' as const }),
    ...(draft.slots.length > 1 && { carousel_data: carouselOf(draft) }),
  }
}
