import type { Draft as ServerDraft } from '#domain/entities/draft.ts'
import { DraftResource, DraftsResource } from '#domain/resources/drafts.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused, type Refused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { change, draftOf, drafts, onChange, setDrafts } from './drafts.ts'
import { bytesOf } from './picture-bytes.ts'
import { formForServer, mergeDrafts } from './server-draft.ts'
import { sendWaiting } from './uploads.ts'

/** D48: so long after the last key the words are sent. */
const PAUSE = 1000
const AGAIN = 5000

type Form = NonNullable<ReturnType<typeof formForServer>>

const waiting = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Map<string, Promise<void>>()
/** Keys of drafts deleted in this tab: an older answer of the server doesn't bring them back. */
const removed = new Set<string>()
/** Counts what was written: a list that was asked for meanwhile may know nothing of it. */
let writes = 0

/** Sends what is typed a second after the last key. */
export function keepFor(frame: Frame): () => void {
  const stop = onChange((key) => later(frame, key, PAUSE))
  for (const { key, isUnsent } of drafts.getState().drafts) if (isUnsent) later(frame, key, PAUSE)
  return stop
}

function later(frame: Frame, key: string, ms: number) {
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => void keepNow(frame, key), ms),
  )
}

/** Everything that waits to be sent goes now: the page may be about to close. */
export function keepAll(frame: Frame) {
  for (const key of waiting.keys()) void keepNow(frame, key, true)
}

/** Sends a draft if something of it is unsent, one request after the other; an urgent one doesn't wait for the request before it. */
export async function keepNow(frame: Frame, key: string, isUrgent = false): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  if (!isUrgent) await running.get(key)
  const draft = draftOf(key)
  const form = draft?.isUnsent && draft.publishing === 'no' ? formForServer(draft) : undefined
  if (!draft || !form) return
  change(key, { isUnsent: false }, 'silently')
  const work = send(frame, key, form, isUrgent)
  running.set(key, work)
  await work.finally(() => running.get(key) === work && running.delete(key))
}

async function send(frame: Frame, key: string, form: Form, keepalive: boolean) {
  writes++
  try {
    const kept = await frame.ask(DraftResource.create, form, { reason: 'create', keepalive })
    if (removed.has(key)) await frame.ask(DraftResource.delete, { key })
    else if (draftOf(key)) {
      change(key, { isKept: true, seenAt: kept.changed_at }, 'silently')
      takePagesOfOthers(frame, key, form, kept)
      drafts.setState({ unkept: drafts.getState().unkept.filter((one) => one !== key), isAway: false })
    }
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
    if (draftOf(key)) await afterRefusal(frame, key, thrown)
  } finally {
    writes++
  }
}

/** Pages that another device added to a story stand at its end, and that is said. */
function takePagesOfOthers({ say }: Frame, key: string, { story: sent }: Form, { story: kept }: ServerDraft) {
  const story = draftOf(key)?.story
  const added = kept?.pages.filter((page) => !sent?.pages.some((one) => one.key === page.key)) ?? []
  if (!story || !added.length) return
  change(key, { story: { ...story, pages: [...story.pages, ...added] } }, 'silently')
  showToast({ text: say('story.pagesOfOthers', { count: added.length }) })
}

async function afterRefusal(frame: Frame, key: string, refusal: Refused) {
  change(key, { isUnsent: true }, 'silently')
  const isUnsure = refusal.kind === 'offline' || refusal.http_status >= 500 || refusal.http_status === 429
  if (isUnsure) {
    drafts.setState({ isAway: true })
    return later(frame, key, AGAIN)
  }
  if (refusal.dismissed) return
  const isGone = refusal.kind === 'not_found' && draftOf(key)?.isKept
  if (isGone || (refusal.kind === 'conflict' && draftOf(key)?.isKept)) {
    change(key, { isUnsent: false }, 'silently')
    showToast({ text: refusal.message })
    return readDrafts(frame)
  }
  // A picture that nothing showed for a day was swept away: it is sent once more.
  if (refusal.kind === 'not_found' && (await bytesOf(key))) {
    change(key, { upload: { at: 'waiting' } })
    return sendWaiting(frame)
  }
  const { errors = {} } = draftOf(key) ?? {}
  change(key, { errors: { ...errors, [refusal.field ?? 'draft']: refusal.message } }, 'silently')
}

/** Nothing of it is sent any more: it is about to be published. */
export async function stopKeeping(key: string): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  await running.get(key)
}

/** Asks for what the server keeps and merges it; asked again when something was written meanwhile. */
export async function readDrafts(frame: Frame): Promise<void> {
  const { viewer } = drafts.getState()
  for (let tries = 0; tries < 5; tries++) {
    const before = writes
    const answer = await frame.ask(DraftsResource.get, {}).catch((thrown: unknown) => {
      if (isRefused(thrown)) return undefined
      throw thrown
    })
    if (!answer || drafts.getState().viewer !== viewer) return
    if (writes !== before) continue
    return takeIn(answer.drafts.filter(({ key }) => !removed.has(key)))
  }
}

function takeIn(server: readonly ServerDraft[]) {
  setDrafts(mergeDrafts(drafts.getState().drafts, server))
  const scheduled = server.filter(({ state }) => state === 'scheduled')
  drafts.setState({ scheduled: [...scheduled].sort((a, b) => (a.scheduled_at ?? 0) - (b.scheduled_at ?? 0)) })
}

/** Deletes a draft on every device. */
export async function unkeep(frame: Frame, key: string): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  removed.add(key)
  await running.get(key)
  if (!removed.has(key)) return
  writes++
  await frame.ask(DraftResource.delete, { key }).catch(() => {})
  writes++
}

/** A deleted draft that was put back is stored again. */
export const rekeep = (key: string) => removed.delete(key)
