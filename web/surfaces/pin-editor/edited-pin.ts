import type { Id } from '#domain/id.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import type { KnownPin } from '../../state/entities.ts'

const WORDS = ['title', 'description', 'link', 'alt_text', 'note'] as const

/** The editable values of a pin. */
export type EditedPin = Record<(typeof WORDS)[number], string> & {
  place: SavePlace
  isTalkedAbout: boolean
  isReactedTo: boolean
  /** The replacement for the current picture. */
  picture?: { signature: string; url: string } | undefined
  videoId?: Id | undefined
}

export function toEditedPin(pin: KnownPin): EditedPin {
  const section = pin.section ?? null
  return {
    title: pin.title,
    description: pin.description ?? '',
    link: pin.link ?? '',
    alt_text: pin.alt_text,
    note: pin.note ?? '',
    isTalkedAbout: pin.is_comments_allowed ?? true,
    isReactedTo: !pin.reactions_disabled,
    place: {
      board: pin.board && { id: pin.board.id, name: pin.board.name, url: pin.board.url, privacy: pin.board.privacy },
      section: section && { id: section.id, title: section.title, slug: section.slug },
    },
  }
}

type Changes = Omit<OptionsOf<typeof PinResource.update>, 'id'>

/** Only the changed values are sent, so that two people who edit different fields don't overwrite each other. */
export function toPinChanges(before: EditedPin, after: EditedPin): Changes {
  const words = WORDS.filter((name) => before[name].trim() !== after[name].trim()).map((name) => [
    name,
    after[name].trim(),
  ])
  const isMoved = before.place.board?.id !== after.place.board?.id
  const isElsewhere = isMoved || before.place.section?.id !== after.place.section?.id
  return {
    ...Object.fromEntries(words),
    ...(after.picture && after.picture !== before.picture && { image_signature: after.picture.signature }),
    ...(after.videoId && after.videoId !== before.videoId && { video_id: after.videoId }),
    ...(before.isTalkedAbout !== after.isTalkedAbout && { is_comments_allowed: after.isTalkedAbout }),
    ...(before.isReactedTo !== after.isReactedTo && { reactions_disabled: !after.isReactedTo }),
    ...(isMoved && { board_id: after.place.board?.id ?? null }),
    ...(isElsewhere && { board_section_id: after.place.section?.id ?? null }),
  }
}
