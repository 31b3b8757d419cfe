import { DraftPublishResource, DraftScheduleResource } from '#domain/resources/drafts.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { formatLocalTime, parseLocalTime } from '../form/local-time.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { checkDraft, focusFirstInvalidField } from './check-draft.ts'
import { draftsStore, findDraft, removeLocalDraft, updateDraft } from './drafts-store.ts'
import { findStoryProblems, waitForCompleteCarousel, waitForCompleteStory } from './story-problems.ts'
import { fetchDrafts, syncDraft } from './sync-drafts.ts'
import { waitForUpload } from './uploads.ts'

/** Schedules a draft for the typed time; problems are shown at their fields. */
export async function scheduleLocalDraft(frame: AppContextValue, key: string): Promise<void> {
  const { say } = frame
  if (!checkDraft(key, say, findStoryProblems)) return focusFirstInvalidField()
  const at = parseLocalTime(findDraft(key)?.publishAt ?? '')
  if (at === undefined) return fail(key, 'at', say('create.timeMissing'))
  updateDraft(key, { publishing: 'wished' }, 'silently')
  const upload = await waitForUpload(key)
  const isWhole = (await waitForCompleteStory(frame, key)) && (await waitForCompleteCarousel(frame, key))
  updateDraft(key, { publishing: 'no' }, 'silently')
  if (!isWhole) return focusFirstInvalidField()
  if (!upload || upload.at === 'failed') return
  await syncDraft(frame, key)
  if (findDraft(key)?.isUnsent)
    return fail(key, 'draft', Object.values(findDraft(key)?.errors ?? {})[0] ?? say('shell.notSent'))
  try {
    await frame.ask(DraftScheduleResource.update, { key, at })
    removeLocalDraft(key, true)
    await fetchDrafts(frame)
    showToast({ text: say('create.scheduled', { when: formatLocalTime(frame, at) }) })
  } catch (thrown) {
    if (!isAskRefusal(thrown)) throw thrown
    const field = thrown.field === 'story_pin' ? 'story' : (thrown.field ?? 'draft')
    if (!thrown.dismissed) fail(key, field, thrown.message)
  }
}

function fail(key: string, field: string, message: string) {
  updateDraft(key, { publishing: 'no', errors: { ...findDraft(key)?.errors, [field]: message } }, 'silently')
  focusFirstInvalidField()
}

export async function rescheduleLocalDraft(frame: AppContextValue, key: string, typed: string): Promise<void> {
  await frame.ask(DraftScheduleResource.update, { key, at: parseLocalTime(typed) ?? 0 })
  await fetchDrafts(frame)
}

/** Turns a scheduled pin back into a draft. */
export async function unscheduleLocalDraft(frame: AppContextValue, key: string): Promise<void> {
  await frame.ask(DraftScheduleResource.delete, { key })
  await fetchDrafts(frame)
  draftsStore.setState({ selected: key })
}

export async function publishScheduledDraft(frame: AppContextValue, key: string): Promise<void> {
  const pin = await frame.ask(DraftPublishResource.create, { key }, { key })
  await fetchDrafts(frame)
  frame.store.invalidate(...REFETCH_AFTER_SAVE)
  const action = { label: frame.say('create.view'), href: `/pin/${pin.id}/` }
  showToast({ text: frame.say('create.published'), duration: 5000, action })
}
