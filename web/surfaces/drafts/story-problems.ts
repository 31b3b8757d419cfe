import { STORY_TEXT_MAX } from '#domain/constants/limits.ts'
import type { Say } from '#domain/text/say.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { countPendingSlots, waitForCarouselSlots } from './carousel-slots.ts'
import { checkDraft } from './check-draft.ts'
import { findDraft, updateDraft } from './drafts-store.ts'
import type { LocalDraft } from './local-draft.ts'
import { listPendingPageFiles, waitForPageFiles } from './page-files.ts'
import { isEmptyStoryPage } from './story-draft.ts'

/** Problems that prevent publication, by field. A page with a file still uploading counts as filled. */
export function findStoryProblems(
  draft: Pick<LocalDraft, 'key' | 'title' | 'story'>,
  say: Say,
): Partial<Record<string, string>> {
  if (!draft.story) return {}
  const { pages } = draft.story
  const coming = listPendingPageFiles(draft.key)
  const isFilled = (key: string, at: number) =>
    coming.some(({ page }) => (page ? page === key : at === pages.length - 1))
  const empty = pages.findIndex((page, at) => isEmptyStoryPage(page) && !isFilled(page.key, at))
  const isLong = pages.some(({ text }) => [...text.trim()].length > STORY_TEXT_MAX)
  return {
    ...(!draft.title.trim() && { title: say('story.titleMissing') }),
    ...(empty >= 0 && { story: say('story.emptyPage', { page: empty + 1 }) }),
    ...(isLong && { story: say('story.textTooLong') }),
    ...(pages.length === 0 && coming.length === 0 && { story: say('story.noPages') }),
  }
}

/** Waits for the files of a story, then checks it; false, with the reason at its field, when it is incomplete. */
export async function waitForCompleteStory({ say }: Pick<AppContextValue, 'say'>, key: string): Promise<boolean> {
  if (!findDraft(key)?.story) return true
  const missing = await waitForPageFiles(key)
  if (!missing) return checkDraft(key, say, findStoryProblems)
  const story = say('story.fileMissing', { name: missing.name })
  updateDraft(key, { errors: { ...findDraft(key)?.errors, story } }, 'silently')
  return false
}

/** Waits for the pictures of a carousel, then checks the draft. */
export async function waitForCompleteCarousel({ say }: Pick<AppContextValue, 'say'>, key: string): Promise<boolean> {
  const wasComing = countPendingSlots(key) > 0
  return (await waitForCarouselSlots(key)) && (!wasComing || checkDraft(key, say, findStoryProblems))
}
