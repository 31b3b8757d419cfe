import { STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import type { Say } from '#domain/text/say.ts'
import type { Frame } from '../../frame.tsx'
import { comingTo, whenSlotsArrived } from './carousel-slots.ts'
import { check } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { change, draftOf } from './drafts.ts'
import { movingIn, whenPagesArrived } from './page-files.ts'
import { isEmpty } from './story-draft.ts'

/** Why a story can't be published yet, by field. What is on its way fills the page it goes to. */
export function storyProblems(
  draft: Pick<Draft, 'key' | 'title' | 'story'>,
  say: Say,
): Partial<Record<string, string>> {
  if (!draft.story) return {}
  const { pages } = draft.story
  const coming = movingIn(draft.key)
  const isFilled = (key: string, at: number) =>
    coming.some(({ page }) => (page ? page === key : at === pages.length - 1))
  const empty = pages.findIndex((page, at) => isEmpty(page) && !isFilled(page.key, at))
  const isLong = pages.some(({ text }) => [...text.trim()].length > STORY_TEXT_MAX)
  return {
    ...(!draft.title.trim() && { title: say('story.titleMissing') }),
    ...(empty >= 0 && { story: say('story.emptyPage', { page: empty + 1 }) }),
    ...(isLong && { story: say('story.textTooLong') }),
    ...(pages.length === 0 && coming.length === 0 && { story: say('story.noPages') }),
  }
}

/** Waits for the files of a story; false with the reason at its field when it lacks something then. */
export async function hasAllPages({ say }: Pick<Frame, 'say'>, key: string): Promise<boolean> {
  if (!draftOf(key)?.story) return true
  const missing = await whenPagesArrived(key)
  if (!missing) return check(key, say, storyProblems)
  const story = say('story.fileMissing', { name: missing.name })
  change(key, { errors: { ...draftOf(key)?.errors, story } }, 'silently')
  return false
}

/** The same for the pictures of a carousel. */
export async function hasAllSlots({ say }: Pick<Frame, 'say'>, key: string): Promise<boolean> {
  const wasComing = comingTo(key) > 0
  return (await whenSlotsArrived(key)) && (!wasComing || check(key, say, storyProblems))
}
