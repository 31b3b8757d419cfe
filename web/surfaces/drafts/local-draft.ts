import { ALT_TEXT_MAX, DESCRIPTION_MAX, LINK_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import type { DraftCrop, DraftForm, DraftPicture, DraftVideo } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { PROFILE_SAVE_PLACE, type SavePlace } from '#domain/rules/save/save-place.ts'
import type { TextKey } from '#domain/text/say.ts'

/** The typed texts of a draft. */
export type DraftText = { title: string; description: string; link: string; alt_text: string }

/** Upload state of a draft's picture. `elsewhere`: the server fetches the picture from another site. */
export type DraftUpload =
  | { at: 'waiting' }
  | { at: 'sending'; part: number }
  | {
      at: 'failed'
      message: string
      /** The server refused it, so an automatic retry would not help. */
      isRefused: boolean
      /** The file itself is the problem, so no retry is offered. */
      isHopeless?: boolean
    }
  | { at: 'sent'; signature: string; ext: string; color: string }
  | { at: 'elsewhere'; url: string }
  /** The draft has no picture: it is a story of words alone. */
  | { at: 'none' }

export type DraftTopic = DraftForm['topics'][number]
export type DraftSlot = DraftForm['slots'][number]
export type DraftStory = NonNullable<DraftForm['story']>
export type DraftStoryPage = DraftStory['pages'][number]
export type PublishState = 'no' | 'wished' | 'running'

export type LocalDraft = DraftText & {
  /** Id of the draft and idempotency key of its publication, so that a retry creates no second pin. */
  key: string
  addedAt: number
  /** Name of the file or of the web page. */
  name: string
  width: number
  height: number
  place: SavePlace
  upload: DraftUpload
  publishing: PublishState
  errors: Partial<Record<string, string>>
  isCommentsAllowed: boolean
  topics: readonly DraftTopic[]
  /** The picture before cropping, with the crop in `crop`. */
  whole: DraftPicture | null
  crop: DraftCrop | null
  /** Pictures of a carousel; empty for a single picture. */
  slots: readonly DraftSlot[]
  /** The file is a video and the picture is its cover. */
  isVideo: boolean
  video: DraftVideo | null
  story: DraftStory | null
  /** A story that was opened but has no content yet; it is not stored. */
  isBlank?: boolean
  /** Id of the published story that this draft edits. */
  edits?: Id | undefined
  /** The published story when editing began. */
  editsFrom?: { version: number; pages: readonly DraftStoryPage[] } | undefined
  /** Upload URL of the part of the file that has arrived, to resume from. */
  begunAt?: string | undefined
  /** Typed date and time of a scheduled publication. */
  publishAt?: string | undefined
  /** The server has the draft, except for changes marked by `isUnsent`. */
  isKept?: boolean
  isUnsent?: boolean
  /** Time of the server's last change that this page knows about. */
  seenAt?: number | undefined
  /** Options of a publishing attempt that got no answer. */
  attempted?: object | undefined
}

export const EMPTY_DRAFT_TEXT: DraftText = { title: '', description: '', link: '', alt_text: '' }

export function makeDraft(
  key: string,
  addedAt: number,
  given: Partial<LocalDraft> & { name: string; upload: DraftUpload },
): LocalDraft {
  return {
    key,
    addedAt,
    width: 3,
    height: 4,
    place: PROFILE_SAVE_PLACE,
    publishing: 'no',
    isCommentsAllowed: true,
    topics: [],
    whole: null,
    crop: null,
    slots: [],
    isVideo: false,
    video: null,
    story: null,
    errors: {},
    ...EMPTY_DRAFT_TEXT,
    ...given,
  }
}

const LIMITS: [keyof DraftText, number, TextKey][] = [
  ['title', TITLE_MAX, 'pin.titleTooLong'],
  ['description', DESCRIPTION_MAX, 'pin.descriptionTooLong'],
  ['link', LINK_MAX, 'link.tooLong'],
  ['alt_text', ALT_TEXT_MAX, 'pin.altTextTooLong'],
]

/** Problems of a draft by field, found before anything is sent. */
export function findDraftProblems(words: DraftText): Partial<Record<keyof DraftText, TextKey>> {
  const found: Partial<Record<keyof DraftText, TextKey>> = {}
  for (const [name, most, key] of LIMITS) if ([...words[name].trim()].length > most) found[name] = key
  const address = parseTypedUrl(words.link)
  if (!found.link && words.link.trim() && !address) found.link = 'link.invalid'
  // The normalized URL starts with https and may be longer than the typed text.
  if (address && address.length > LINK_MAX) found.link = 'link.tooLong'
  return found
}

/** Field name for a text of one picture of a carousel. */
export const toSlotFieldName = (at: number, name: keyof typeof SLOT_WORDS) => `slot-${at}-${name}`
const SLOT_WORDS = { title: 'title', details: 'description', link: 'link' } as const

/** Problems in the texts of a carousel's pictures, by field. */
export function findSlotProblems(slots: readonly Pick<DraftSlot, keyof typeof SLOT_WORDS>[]): Record<string, TextKey> {
  const found: Record<string, TextKey> = {}
  for (const [at, { title, details, link }] of slots.entries()) {
    const problems = findDraftProblems({ ...EMPTY_DRAFT_TEXT, title, description: details, link })
    for (const name of ['title', 'details', 'link'] as const) {
      const problem = problems[SLOT_WORDS[name]]
      if (problem) found[toSlotFieldName(at, name)] = problem
    }
  }
  return found
}
