import { STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import { TUNES, tunePath } from '#domain/constants/tunes.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { StoryPinResource } from '#domain/resources/stories.ts'
import { typedAddress } from '#domain/rules/link/typed-address.ts'
import { storyText } from '#domain/rules/story/story-text.ts'
import type { Say } from '#domain/text/say.ts'
import { newKey } from '../../ask.ts'
import { type Draft, newDraft, type Story, type StoryPage, type Upload } from './draft.ts'
import { add, change, draftOf, nextPlace } from './drafts.ts'

export const emptyPage = (part: Partial<StoryPage> = {}): StoryPage => ({
  key: newKey(),
  picture: null,
  video: null,
  text: '',
  products: [],
  ...part,
})

/** A story begins with a page for words. */
export function addStory(say: Say) {
  const story: Story = { pages: [emptyPage()], tune: null }
  add([newDraft(newKey(), Date.now(), { name: say('story.new'), upload: { at: 'none' }, story, place: nextPlace() })])
}

/** Its first picture stands for it in lists, as it will on its card. */
function coverOf(pages: readonly StoryPage[]): { upload: Upload; width: number; height: number } {
  const first = pages.find(({ picture }) => picture)?.picture
  if (!first) return { upload: { at: 'none' }, width: 9, height: 16 }
  const { signature, ext, color, width, height } = first
  return { upload: { at: 'sent', signature, ext, color }, width, height }
}

export function setPages(key: string, pages: readonly StoryPage[]) {
  const draft = draftOf(key)
  if (!draft?.story) return
  const { story: _, story_pin: __, ...errors } = draft.errors
  change(key, { story: { ...draft.story, pages: [...pages] }, errors, ...coverOf(pages) })
}

export const changePage = (key: string, page: string, part: Partial<StoryPage>) =>
  setPages(
    key,
    pagesOf(key).map((one) => (one.key === page ? { ...one, ...part } : one)),
  )

export const pagesOf = (key: string): readonly StoryPage[] => draftOf(key)?.story?.pages ?? []

/** A file that was sent becomes a page: in the place of an empty one at the end, else behind the others. False: there is no room. */
export function addSeen(key: string, seen: Pick<StoryPage, 'picture' | 'video'>): boolean {
  const pages = pagesOf(key)
  const last = pages.at(-1)
  if (last && isEmpty(last)) setPages(key, [...pages.slice(0, -1), { ...last, ...seen }])
  else if (pages.length >= STORY_PAGES_MAX) return false
  else setPages(key, [...pages, emptyPage(seen)])
  return true
}

/**
 * How many pages there is room for beside those that are there and the files that come. The first of these takes an empty page at
 * the end, if there is one, and so does a file that is added.
 */
export function roomIn(pages: readonly StoryPage[], coming: number): { forPages: number; forFiles: number } {
  const last = pages.at(-1)
  const spare = last && isEmpty(last) ? 1 : 0
  const room = STORY_PAGES_MAX - pages.length
  return { forPages: Math.max(0, room - Math.max(0, coming - spare)), forFiles: Math.max(0, room + spare - coming) }
}

export const setTune = (key: string, tune: string | null) => {
  const story = draftOf(key)?.story
  if (story) change(key, { story: { ...story, tune } })
}

export const isEmpty = ({ picture, text }: StoryPage) => !picture && !text.trim()

export function storyOptions(draft: Draft): OptionsOf<typeof StoryPinResource.create> {
  return {
    story_pin: storyText(draft),
    guid: draft.key,
    ...(draft.topics.length > 0 && { interest_ids: draft.topics.map(({ id }) => id) }),
    ...(draft.place.board && { board_id: draft.place.board.id }),
    ...(draft.place.section && { section: draft.place.section.id }),
    is_comments_allowed: draft.isCommentsAllowed,
    description: draft.description.trim(),
    link: typedAddress(draft.link) ?? '',
    alt_text: draft.alt_text.trim(),
  }
}

type Block = StoryPinData['pages'][number]['blocks'][number]
type Image = { url: string; width: number; height: number }

/** The pages of a story that is published, to change them. */
export function storyFrom(data: StoryPinData, color: string, nameOf: (product: Id) => string): Story {
  const all = data.pages.flatMap(({ blocks }) => blocks)
  const sound = (all.find(({ type }) => type === 'story_pin_music_block')?.audio as { audio_url?: string })?.audio_url
  return {
    tune: TUNES.find((tune) => sound?.endsWith(tunePath(tune))) ?? null,
    pages: data.pages.map(({ image_signature, blocks }) => {
      const of = (type: string) => blocks.filter((block) => block.type === type)
      const [moving] = of('story_pin_video_block')
      const image = imageOf(moving ?? of('story_pin_image_block')[0])
      const texts = of('story_pin_paragraph_block').map(({ text }) => String(text))
      return emptyPage({
        picture: image && image_signature ? { signature: image_signature, ...image, color } : null,
        video: moving ? { id: moving.video_id as Id } : null,
        text: texts.join('\n'),
        products: of('story_pin_product_block').map(({ pin_id, is_affiliate }) => ({
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
