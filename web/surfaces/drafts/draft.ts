import { ALT_TEXT_MAX, DESCRIPTION_MAX, LINK_MAX, TITLE_MAX } from '#domain/constants/limits.ts'
import type { DraftCrop, DraftForm, DraftPicture, DraftVideo } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { typedAddress } from '#domain/rules/link/typed-address.ts'
import { PROFILE, type SavePlace } from '#domain/rules/save/save-place.ts'
import type { TextKey } from '#domain/text/say.ts'

/** What a draft says; all of it is typed. */
export type Words = { title: string; description: string; link: string; alt_text: string }

/** How far a picture is on its way to the server. `elsewhere`: the server fetches it itself. */
export type Upload =
  | { at: 'waiting' }
  | { at: 'sending'; part: number }
  | {
      at: 'failed'
      message: string
      /** Trying again by itself would not help. */
      isRefused: boolean
      /** The file itself is the trouble, so nobody is offered to try again. */
      isHopeless?: boolean
    }
  | { at: 'sent'; signature: string; ext: string; color: string }
  | { at: 'elsewhere'; url: string }
  /** The draft has no picture: it is a story of words alone. */
  | { at: 'none' }

export type Topic = DraftForm['topics'][number]
export type Slot = DraftForm['slots'][number]
export type Story = NonNullable<DraftForm['story']>
export type StoryPage = Story['pages'][number]
export type Publishing = 'no' | 'wished' | 'running'

export type Draft = Words & {
  /** Names the draft, and the intent to publish it: a repetition makes no second pin. */
  key: string
  addedAt: number
  /** The name of the file, or of the page. */
  name: string
  width: number
  height: number
  place: SavePlace
  upload: Upload
  publishing: Publishing
  errors: Partial<Record<string, string>>
  isCommentsAllowed: boolean
  topics: readonly Topic[]
  /** The picture before it was cropped, and how it was. */
  whole: DraftPicture | null
  crop: DraftCrop | null
  /** The pictures of a carousel; none where it is one picture. */
  slots: readonly Slot[]
  /** The file is a video; the picture is its cover. */
  isVideo: boolean
  video: DraftVideo | null
  story: Story | null
  /** The published story whose pages these are to be. */
  edits?: Id | undefined
  /** The published story as it was when editing began. */
  editsFrom?: { version: number; pages: readonly StoryPage[] } | undefined
  /** Where the part of the file that has arrived is. */
  begunAt?: string | undefined
  /** The date and time typed for publishing it later. */
  publishAt?: string | undefined
  /** The server has it, as far as nothing of it is unsent. */
  isKept?: boolean
  isUnsent?: boolean
  /** When the server changed it last, as far as this page knows. */
  seenAt?: number | undefined
  /** The options of an attempt whose answer never came. */
  attempted?: object | undefined
}

export const NO_WORDS: Words = { title: '', description: '', link: '', alt_text: '' }

export function newDraft(
  key: string,
  addedAt: number,
  given: Partial<Draft> & { name: string; upload: Upload },
): Draft {
  return {
    key,
    addedAt,
    width: 3,
    height: 4,
    place: PROFILE,
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
    ...NO_WORDS,
    ...given,
  }
}

const LIMITS: [keyof Words, number, TextKey][] = [
  ['title', TITLE_MAX, 'pin.titleTooLong'],
  ['description', DESCRIPTION_MAX, 'pin.descriptionTooLong'],
  ['link', LINK_MAX, 'link.tooLong'],
  ['alt_text', ALT_TEXT_MAX, 'pin.altTextTooLong'],
]

/** What is wrong with a draft, by field, before anything is sent. */
export function problemsOf(words: Words): Partial<Record<keyof Words, TextKey>> {
  const found: Partial<Record<keyof Words, TextKey>> = {}
  for (const [name, most, key] of LIMITS) if ([...words[name].trim()].length > most) found[name] = key
  const address = typedAddress(words.link)
  if (!found.link && words.link.trim() && !address) found.link = 'link.invalid'
  // What is sent begins with https and may be longer than what was typed.
  if (address && address.length > LINK_MAX) found.link = 'link.tooLong'
  return found
}

/** The field of one picture of a carousel. */
export const slotField = (at: number, name: keyof typeof SLOT_WORDS) => `slot-${at}-${name}`
const SLOT_WORDS = { title: 'title', details: 'description', link: 'link' } as const

/** What is wrong with the words of a carousel's pictures, by field. */
export function slotProblems(slots: readonly Pick<Slot, keyof typeof SLOT_WORDS>[]): Record<string, TextKey> {
  const found: Record<string, TextKey> = {}
  for (const [at, { title, details, link }] of slots.entries()) {
    const problems = problemsOf({ ...NO_WORDS, title, description: details, link })
    for (const name of ['title', 'details', 'link'] as const) {
      const problem = problems[SLOT_WORDS[name]]
      if (problem) found[slotField(at, name)] = problem
    }
  }
  return found
}
