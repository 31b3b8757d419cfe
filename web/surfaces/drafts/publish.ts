import { PinResource } from '#domain/resources/pins.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { storyText } from '#domain/rules/story/story-text.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused, type Refused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { check, focusWrong } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { change, draftOf, drafts, remove, select } from './drafts.ts'
import { keepNow, stopKeeping } from './keep-drafts.ts'
import { bytesOf } from './picture-bytes.ts'
import { changesSince, pinOptions } from './pin-options.ts'
import { takeTheirPages } from './published-story.ts'
import { storyOptions } from './story-draft.ts'
import { hasAllPages, hasAllSlots, storyProblems } from './story-problems.ts'
import { sendWaiting, TOO_FAST_MS, whenUploaded } from './uploads.ts'

type Published = { id: string; place: Draft['place'] }
type Made = ReturnType<typeof pinOptions>

/** Publishes drafts one after the other, each once; those that can't be stay, with the reason at its place. */
export async function publish(frame: Frame, keys: readonly string[]): Promise<void> {
  if (drafts.getState().progress) return
  const good = keys.filter((key) => check(key, frame.say, storyProblems))
  const bad = keys.filter((key) => !good.includes(key))
  for (const key of good) change(key, { publishing: 'wished' })
  drafts.setState({ progress: { done: 0, count: good.length } })
  const published: Published[] = []
  for (const key of good) {
    const pin = await publishInTurn(frame, key, good.length > 1 ? TOO_FAST_TRIES : 0)
    if (pin) published.push(pin)
    else bad.push(key)
    drafts.setState({ progress: { done: published.length, count: good.length } })
  }
  drafts.setState({ progress: undefined })
  if (published.length > 0) frame.store.forget(...LISTS_OF_PINS)
  const firstBad = bad.find(draftOf)
  if (firstBad) select(firstBad)
  for (const key of bad) void keepNow(frame, key)
  tellFailed(frame, bad)
  tellPublished(frame, published)
}

/** The field of a draft that says that there were too many. */
const TOO_FAST = 'tooFast'
const TOO_FAST_TRIES = 8

/** Of many, one that comes too fast says so at its draft, waits and is tried again. */
async function publishInTurn(frame: Frame, key: string, tries: number): Promise<Published | undefined> {
  const pin = await publishOne(frame, key)
  if (pin || !tries || !draftOf(key)?.errors[TOO_FAST]) return pin
  await new Promise((resolve) => setTimeout(resolve, TOO_FAST_MS))
  if (!draftOf(key)) return undefined
  change(key, { publishing: 'wished', errors: {} })
  return publishInTurn(frame, key, tries - 1)
}

async function publishOne(frame: Frame, key: string, isSecondTry = false): Promise<Published | undefined> {
  // The server lets go of what was cut off, so it has to know of it.
  if (draftOf(key)?.whole) await keepNow(frame, key, true)
  await stopKeeping(key)
  const upload = await whenUploaded(key)
  const isWhole = await hasAllSlots(frame, key)
  const draft = draftOf(key)
  if (!draft || !upload || upload.at === 'failed' || !isWhole) {
    if (draft) change(key, { publishing: 'no' })
    return undefined
  }
  if (draft.story) return publishStory(frame, key)
  const now = pinOptions(draft)
  const first = (draft.attempted as Made | undefined) ?? now
  change(key, { publishing: 'running', attempted: first })
  try {
    const pin = await frame.ask(PinResource.create, first, { key, reason: 'create' })
    const changes = changesSince(first, now)
    if (Object.keys(changes).length > 0) await frame.ask(PinResource.update, { id: pin.id, ...changes })
    remove(key, true)
    return { id: pin.id, place: draft.place }
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    return afterRefusal(frame, key, thrown, isSecondTry)
  }
}

/** A story is made, or one that was published gets its new pages. */
async function publishStory(frame: Frame, key: string): Promise<Published | undefined> {
  const isWhole = await hasAllPages(frame, key)
  const draft = draftOf(key)
  if (!draft) return undefined
  if (!isWhole) return void change(key, { publishing: 'no' })
  const { edits, editsFrom, place } = draft
  change(key, { publishing: 'running' })
  try {
    const pin = edits
      ? await frame.ask(
          StoryPinResource.update,
          { id: edits, story_pin: storyText(draft), version: editsFrom?.version },
          { reason: 'create' },
        )
      : await frame.ask(StoryPinResource.create, storyOptions(draft), { key, reason: 'create' })
    remove(key, true)
    return { id: pin.id, place }
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    if (thrown.kind === 'conflict' && edits) await takeTheirPages(frame, draft).catch(() => {})
    const field = thrown.field === 'story_pin' ? 'story' : (thrown.field ?? 'draft')
    change(key, { publishing: 'no', errors: thrown.dismissed ? {} : { [field]: thrown.message } })
    return undefined
  }
}

/** An answer that was lost may have been a yes, so its attempt is remembered; a no was a no. */
async function afterRefusal(frame: Frame, key: string, refusal: Refused, isSecondTry: boolean) {
  const isUnsure = refusal.kind === 'offline' || refusal.http_status >= 500
  const field = refusal.kind === 'too_fast' ? TOO_FAST : (refusal.field ?? 'draft')
  change(key, {
    publishing: 'no',
    errors: refusal.dismissed ? {} : { [field]: refusal.message },
    ...(!isUnsure && { attempted: undefined }),
  })
  // A picture that no pin used for long was swept away: it is sent once more.
  if (field !== 'image_signature' || isSecondTry || !(await bytesOf(key))) return undefined
  change(key, { upload: { at: 'waiting' }, errors: {} })
  sendWaiting(frame)
  return publishOne(frame, key, true)
}

/** What is wrong with a field stands there, and the focus goes to it; the rest is said here. */
function tellFailed({ say }: Frame, bad: readonly string[]) {
  const [first, ...others] = bad.flatMap((key) => draftOf(key) ?? [])
  if (!first) return
  const { upload, errors } = first
  const own = upload.at === 'failed' ? upload.message : (errors.draft ?? errors[TOO_FAST])
  const text = others.length > 0 ? say('create.someFailed', { count: bad.length }) : own
  if (text) showToast({ text, tone: 'error' })
  focusWrong()
}

function tellPublished({ say, store }: Frame, published: readonly Published[]) {
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
