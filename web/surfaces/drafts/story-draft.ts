import { STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import { TUNES, tunePath } from '#domain/constants/tunes.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { StoryPinResource } from '#domain/resources/stories.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { toStoryJson } from '#domain/rules/story/story-json.ts'
import type { Say } from '#domain/text/say.ts'
import { makeIdempotencyKey } from '../../ask.ts'
import { addDrafts, draftsStore, findDraft, setSelectedDraft, suggestSavePlace, updateDraft } from './drafts-store.ts'
import { type DraftStory, type DraftStoryPage, type DraftUpload, type LocalDraft, makeDraft } from './local-draft.ts'

export const makeStoryPage = (part: Partial<DraftStoryPage> = {}): DraftStoryPage => ({
  key: makeIdempotencyKey(),
  picture: null,
  video: null,
  text: '',
  products: [],
  ...part,
})

/** Opens a story with one empty page; it becomes a stored draft once it has content. */
export function addStoryDraft(say: Say) {
  const blank = draftsStore.getState().drafts.find(({ isBlank }) => isBlank)
  if (blank) return setSelectedDraft(blank.key)
  const story: DraftStory = { pages: [makeStoryPage()], tune: null }
  const given = {
    name: say('story.new'),
    upload: { at: 'none' },
    story,
    place: suggestSavePlace(),
    isBlank: true,
  } as const
  addDrafts([makeDraft(makeIdempotencyKey(), Date.now(), given)])
}

/** The story's first picture, which represents it in lists as it will on its card. */
function coverOf(pages: readonly DraftStoryPage[]): { upload: DraftUpload; width: number; height: number } {
  const first = pages.find(({ picture }) => picture)?.picture
  if (!first) return { upload: { at: 'none' }, width: 9, height: 16 }
  const { signature, ext, color, width, height } = first
  return { upload: { at: 'sent', signature, ext, color }, width, height }
}

export function setStoryPages(key: string, pages: readonly DraftStoryPage[]) {
  const draft = findDraft(key)
  if (!draft?.story) return
  const { story: _, story_pin: __, ...errors } = draft.errors
  updateDraft(key, { story: { ...draft.story, pages: [...pages] }, errors, ...coverOf(pages) })
}

export const updateStoryPage = (key: string, page: string, part: Partial<DraftStoryPage>) =>
  setStoryPages(
    key,
    listStoryPages(key).map((one) => (one.key === page ? { ...one, ...part } : one)),
  )

export const listStoryPages = (key: string): readonly DraftStoryPage[] => findDraft(key)?.story?.pages ?? []

/** Turns an uploaded file into a page: in place of an empty last page, else at the end. False when there is no room. */
export function addStoryPage(key: string, seen: Pick<DraftStoryPage, 'picture' | 'video'>): boolean {
  const pages = listStoryPages(key)
  const last = pages.at(-1)
  if (last && isEmptyStoryPage(last)) setStoryPages(key, [...pages.slice(0, -1), { ...last, ...seen }])
  else if (pages.length >= STORY_PAGES_MAX) return false
  else setStoryPages(key, [...pages, makeStoryPage(seen)])
  return true
}

/**
 * Remaining room for pages, beyond the existing pages and the files still coming. The first of these files uses the
 * empty last page, if there is one, and so does a file that is added now.
 */
export function countPageRoom(
  pages: readonly DraftStoryPage[],
  coming: number,
): { forPages: number; forFiles: number } {
  const last = pages.at(-1)
  const spare = last && isEmptyStoryPage(last) ? 1 : 0
  const room = STORY_PAGES_MAX - pages.length
  return { forPages: Math.max(0, room - Math.max(0, coming - spare)), forFiles: Math.max(0, room + spare - coming) }
}

export const setStoryTune = (key: string, tune: string | null) => {
  const story = findDraft(key)?.story
  if (story) updateDraft(key, { story: { ...story, tune } })
}

export const isEmptyStoryPage = ({ picture, text }: DraftStoryPage) => !picture && !text.trim()

export function toCreateStoryOptions(draft: LocalDraft): OptionsOf<typeof StoryPinResource.create> {
  return {
    story_pin: toStoryJson(draft),
    guid: draft.key,
    ...(draft.topics.length > 0 && { interest_ids: draft.topics.map(({ id }) => id) }),
    ...(draft.place.board && { board_id: draft.place.board.id }),
    ...(draft.place.section && { section: draft.place.section.id }),
    is_comments_allowed: draft.isCommentsAllowed,
    description: draft.description.trim(),
    link: parseTypedUrl(draft.link) ?? '',
    alt_text: draft.alt_text.trim(),
  }
}

type Block = StoryPinData['pages'][number]['blocks'][number]
type Image = { url: string; width: number; height: number }

/** Converts a published story to the form's shape for editing. */
export function toDraftStory(data: StoryPinData, color: string, nameOf: (product: Id) => string): DraftStory {
  const all = data.pages.flatMap(({ blocks }) => blocks)
  const sound = (all.find(({ type }) => type === 'story_pin_music_block')?.audio as { audio_url?: string })?.audio_url
  return {
    tune: TUNES.find((tune) => sound?.endsWith(tunePath(tune))) ?? null,
    pages: data.pages.map(({ image_signature, blocks }) => {
      const of = (type: string) => blocks.filter((block) => block.type === type)
      const [moving] = of('story_pin_video_block')
      const image = imageOf(moving ?? of('story_pin_image_block')[0])
      const texts = of('story_pin_paragraph_block').map(({ text }) => String(text))
      return makeStoryPage({
        picture: image && image_signature ? { signature: image_signature, ...image, color } : null,
        video: moving ? { id: moving.video_id as Id } : null,
        text: texts.join('\n'),
        products: of('story_pin_product_sticker_block').map(({ pin_id, is_affiliate }) => ({
          id: pin_id as Id,
          name: nameOf(pin_id as Id),
          is_affiliate: is_affiliate === true,
        })),
      })
    }),
  }
}

function imageOf(block: Block | undefined) {
  const { originals } = ((block?.image as { images?: Record<string, Image> })?.images ?? {}) as { originals?: Image }
  if (!originals) return undefined
  const ext = /\.(\w+)$/.exec(originals.url)?.[1] ?? 'jpg'
  return { ext, width: originals.width, height: originals.height }
}
