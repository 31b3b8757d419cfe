import { PinResource } from '#domain/resources/pins.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { toStoryJson } from '#domain/rules/story/story-json.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type AskRefusal, isAskRefusal } from '../../ask.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { checkDraft, focusFirstInvalidField } from './check-draft.ts'
import { draftsStore, findDraft, removeLocalDraft, setSelectedDraft, updateDraft } from './drafts-store.ts'
import type { LocalDraft } from './local-draft.ts'
import { loadPictureBytes } from './picture-bytes.ts'
import { toChangesSinceAttempt, toCreatePinOptions } from './pin-options.ts'
import { appendConcurrentPages } from './published-story.ts'
import { toCreateStoryOptions } from './story-draft.ts'
import { findStoryProblems, waitForCompleteCarousel, waitForCompleteStory } from './story-problems.ts'
import { stopDraftSync, syncDraft } from './sync-drafts.ts'
import { RATE_LIMIT_PAUSE_MS, startWaitingUploads, waitForUpload } from './uploads.ts'

type Published = { id: string; place: LocalDraft['place'] }
type CreatePinOptions = ReturnType<typeof toCreatePinOptions>

/** Publishes drafts one after another, each exactly once; drafts that fail stay, with the reason at its field. */
export async function publishDrafts(frame: AppContextValue, keys: readonly string[]): Promise<void> {
  if (draftsStore.getState().progress) return
  const good = keys.filter((key) => checkDraft(key, frame.say, findStoryProblems))
  const bad = keys.filter((key) => !good.includes(key))
  for (const key of good) updateDraft(key, { publishing: 'wished' })
  draftsStore.setState({ progress: { done: 0, count: good.length } })
  const published: Published[] = []
  for (const key of good) {
    const pin = await publishInTurn(frame, key, good.length > 1 ? TOO_FAST_TRIES : 0)
    if (pin) published.push(pin)
    else bad.push(key)
    draftsStore.setState({ progress: { done: published.length, count: good.length } })
  }
  draftsStore.setState({ progress: undefined })
  if (published.length > 0) frame.store.invalidate(...REFETCH_AFTER_SAVE)
  const firstBad = bad.find(findDraft)
  if (firstBad) setSelectedDraft(firstBad)
  for (const key of bad) void syncDraft(frame, key)
  tellFailed(frame, bad)
  tellPublished(frame, published)
}

/** Error field of a draft whose publication was rate-limited. */
const TOO_FAST = 'tooFast'
const TOO_FAST_TRIES = 8

/** Publishes one of several drafts; when rate-limited it shows this at the draft, waits and retries. */
async function publishInTurn(frame: AppContextValue, key: string, tries: number): Promise<Published | undefined> {
  const pin = await publishOne(frame, key)
  if (pin || !tries || !findDraft(key)?.errors[TOO_FAST]) return pin
  await new Promise((resolve) => setTimeout(resolve, RATE_LIMIT_PAUSE_MS))
  if (!findDraft(key)) return undefined
  updateDraft(key, { publishing: 'wished', errors: {} })
  return publishInTurn(frame, key, tries - 1)
}

async function publishOne(frame: AppContextValue, key: string, isSecondTry = false): Promise<Published | undefined> {
  // The server discards the cropped-off part on publication, so it needs the latest crop first.
  if (findDraft(key)?.whole) await syncDraft(frame, key, true)
  await stopDraftSync(key)
  const upload = await waitForUpload(key)
  const isWhole = await waitForCompleteCarousel(frame, key)
  const draft = findDraft(key)
  if (!draft || !upload || upload.at === 'failed' || !isWhole) {
    if (draft) updateDraft(key, { publishing: 'no' })
    return undefined
  }
  if (draft.story) return publishStory(frame, key)
  const now = toCreatePinOptions(draft)
  const first = (draft.attempted as CreatePinOptions | undefined) ?? now
  updateDraft(key, { publishing: 'running', attempted: first })
  try {
    const pin = await frame.ask(PinResource.create, first, { key, reason: 'create' })
    const changes = toChangesSinceAttempt(first, now)
    if (Object.keys(changes).length > 0) await frame.ask(PinResource.update, { id: pin.id, ...changes })
    removeLocalDraft(key, true)
    return { id: pin.id, place: draft.place }
  } catch (thrown) {
    if (!isAskRefusal(thrown)) throw thrown
    return afterRefusal(frame, key, thrown, isSecondTry)
  }
}

/** Creates a story, or updates the pages of a published one. */
async function publishStory(frame: AppContextValue, key: string): Promise<Published | undefined> {
  const isWhole = await waitForCompleteStory(frame, key)
  const draft = findDraft(key)
  if (!draft) return undefined
  if (!isWhole) return void updateDraft(key, { publishing: 'no' })
  const { edits, editsFrom, place } = draft
  updateDraft(key, { publishing: 'running' })
  try {
    const pin = edits
      ? await frame.ask(
          StoryPinResource.update,
          { id: edits, story_pin: toStoryJson(draft), version: editsFrom?.version },
          { reason: 'create' },
        )
      : await frame.ask(StoryPinResource.create, toCreateStoryOptions(draft), { key, reason: 'create' })
    removeLocalDraft(key, true)
    return { id: pin.id, place }
  } catch (thrown) {
    if (!isAskRefusal(thrown)) throw thrown
    if (thrown.kind === 'conflict' && edits) await appendConcurrentPages(frame, draft).catch(() => {})
    const field = thrown.field === 'story_pin' ? 'story' : (thrown.field ?? 'draft')
    updateDraft(key, { publishing: 'no', errors: thrown.dismissed ? {} : { [field]: thrown.message } })
    return undefined
  }
}

/** An attempt without an answer may have succeeded, so its options are remembered; a refused attempt is forgotten. */
async function afterRefusal(frame: AppContextValue, key: string, refusal: AskRefusal, isSecondTry: boolean) {
  const isUnsure = refusal.kind === 'offline' || refusal.http_status >= 500
  const field = refusal.kind === 'too_fast' ? TOO_FAST : (refusal.field ?? 'draft')
  updateDraft(key, {
    publishing: 'no',
    errors: refusal.dismissed ? {} : { [field]: refusal.message },
    ...(!isUnsure && { attempted: undefined }),
  })
  // The server deletes pictures that no pin uses, so the picture is uploaded again.
  if (field !== 'image_signature' || isSecondTry || !(await loadPictureBytes(key))) return undefined
  updateDraft(key, { upload: { at: 'waiting' }, errors: {} })
  startWaitingUploads(frame)
  return publishOne(frame, key, true)
}

/** Focuses the first field with a problem; other errors are shown in a toast. */
function tellFailed({ say }: AppContextValue, bad: readonly string[]) {
  const [first, ...others] = bad.flatMap((key) => findDraft(key) ?? [])
  if (!first) return
  const { upload, errors } = first
  const own = upload.at === 'failed' ? upload.message : (errors.draft ?? errors[TOO_FAST])
  const text = others.length > 0 ? say('create.someFailed', { count: bad.length }) : own
  if (text) showToast({ text, tone: 'error' })
  focusFirstInvalidField()
}

function tellPublished({ say, store }: AppContextValue, published: readonly Published[]) {
  const [first] = published
  if (!first) return
  const isOne = published.length === 1
  const isSameBoard = published.every(({ place }) => place.board?.id === first.place.board?.id)
  const board = isSameBoard ? first.place.board?.url : undefined
  const href = isOne ? `/pin/${first.id}/` : (board ?? `/${store.get().viewer.username}/_created/`)
  showToast({
    text: isOne ? say('create.published') : say('create.publishedAll', { count: published.length }),
    duration: 5000,
    action: { label: say('create.view'), href },
  })
}
