import type { OptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import type { DraftSlot, LocalDraft } from './local-draft.ts'

type CreatePinOptions = OptionsOf<typeof PinResource.create>
type Changed = Omit<OptionsOf<typeof PinResource.update>, 'id'>

/** Options of the question that creates a pin from a draft whose picture is uploaded. */
export function toCreatePinOptions(draft: LocalDraft): CreatePinOptions {
  const { upload } = draft
  const picture =
    upload.at === 'sent'
      ? { image_signature: upload.signature, method: 'uploaded' }
      : upload.at === 'elsewhere'
        ? { image_url: upload.url, method: 'scraped' }
        : {}
  return {
    ...picture,
    guid: draft.key,
    ...(draft.video && { video_id: draft.video.id }),
    ...(draft.topics.length > 0 && { interest_ids: draft.topics.map(({ id }) => id) }),
    ...(draft.slots.length > 0 && { carousel_slots: draft.slots.map(slotOptions) }),
    is_comments_allowed: draft.isCommentsAllowed,
    ...(draft.place.board && { board_id: draft.place.board.id }),
    ...(draft.place.section && { section: draft.place.section.id }),
    title: draft.title.trim(),
    description: draft.description.trim(),
    link: parseTypedUrl(draft.link) ?? '',
    alt_text: draft.alt_text.trim(),
  }
}

const slotOptions = ({ signature, title, details, link }: DraftSlot) => ({
  image_signature: signature,
  title: title.trim(),
  details: details.trim(),
  link: parseTypedUrl(link) ?? '',
})

/** Changes made since an attempt without an answer: it may have created the pin, which is then updated with them. */
export function toChangesSinceAttempt(attempted: CreatePinOptions, now: CreatePinOptions): Changed {
  const words = (['title', 'description', 'link', 'alt_text'] as const).filter((name) => attempted[name] !== now[name])
  const isMoved = attempted.board_id !== now.board_id
  return {
    ...Object.fromEntries(words.map((name) => [name, now[name]])),
    ...(isMoved && { board_id: now.board_id ?? null }),
    ...((isMoved || attempted.section !== now.section) && { board_section_id: now.section ?? null }),
  }
}
