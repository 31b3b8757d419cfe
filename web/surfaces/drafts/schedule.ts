import { DraftPublishResource, DraftScheduleResource } from '#domain/resources/drafts.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { momentOf, timeText } from '../form/local-time.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { check, focusWrong } from './check-draft.ts'
import { change, draftOf, drafts, remove } from './drafts.ts'
import { keepNow, readDrafts } from './keep-drafts.ts'
import { hasAllPages, hasAllSlots, storyProblems } from './story-problems.ts'
import { whenUploaded } from './uploads.ts'

/** Leaves a draft to be published at the time that was typed; what is wrong stands at its field. */
export async function schedule(frame: Frame, key: string): Promise<void> {
  const { say } = frame
  if (!check(key, say, storyProblems)) return focusWrong()
  const at = momentOf(draftOf(key)?.publishAt ?? '')
  if (at === undefined) return fail(key, 'at', say('create.timeMissing'))
  change(key, { publishing: 'wished' }, 'silently')
  const upload = await whenUploaded(key)
  const isWhole = (await hasAllPages(frame, key)) && (await hasAllSlots(frame, key))
  change(key, { publishing: 'no' }, 'silently')
  if (!isWhole) return focusWrong()
  if (!upload || upload.at === 'failed') return
  await keepNow(frame, key)
  if (draftOf(key)?.isUnsent)
    return fail(key, 'draft', Object.values(draftOf(key)?.errors ?? {})[0] ?? say('shell.notSent'))
  try {
    await frame.ask(DraftScheduleResource.update, { key, at })
    remove(key, true)
    await readDrafts(frame)
    showToast({ text: say('create.scheduled', { when: timeText(frame, at) }) })
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    const field = thrown.field === 'story_pin' ? 'story' : (thrown.field ?? 'draft')
    if (!thrown.dismissed) fail(key, field, thrown.message)
  }
}

function fail(key: string, field: string, message: string) {
  change(key, { publishing: 'no', errors: { ...draftOf(key)?.errors, [field]: message } }, 'silently')
  focusWrong()
}

export async function changeTime(frame: Frame, key: string, typed: string): Promise<void> {
  await frame.ask(DraftScheduleResource.update, { key, at: momentOf(typed) ?? 0 })
  await readDrafts(frame)
}

/** Back to the drafts. */
export async function unschedule(frame: Frame, key: string): Promise<void> {
  await frame.ask(DraftScheduleResource.delete, { key })
  await readDrafts(frame)
  drafts.setState({ selected: key })
}

export async function publishNow(frame: Frame, key: string): Promise<void> {
  const pin = await frame.ask(DraftPublishResource.create, { key }, { key })
  await readDrafts(frame)
  frame.store.forget(...LISTS_OF_PINS)
  const action = { label: frame.say('create.view'), href: `/pin/${pin.id}/` }
  showToast({ text: frame.say('create.published'), duration: 5000, action })
}
