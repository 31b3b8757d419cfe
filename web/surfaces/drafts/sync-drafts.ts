import type { Draft as ServerDraft } from '#domain/entities/draft.ts'
import { DraftResource, DraftsResource } from '#domain/resources/drafts.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type AskRefusal, isAskRefusal } from '../../ask.ts'
import { draftsStore, findDraft, onDraftChange, replaceDrafts, updateDraft } from './drafts-store.ts'
import { loadPictureBytes } from './picture-bytes.ts'
import { mergeDrafts, toServerDraftOptions } from './server-draft.ts'
import { startWaitingUploads } from './uploads.ts'

/** Milliseconds after the last key press before changes are sent. */
const PAUSE = 1000
const AGAIN = 5000

type Form = NonNullable<ReturnType<typeof toServerDraftOptions>>

const waiting = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Map<string, Promise<void>>()
/** Keys of drafts deleted in this tab, so that an older answer doesn't bring them back. */
const removed = new Set<string>()
/** Counts writes; a list requested before a write may not include it. */
let writes = 0

/** Sends changed drafts one second after the last key press. Returns a function that stops this. */
export function startDraftSync(frame: AppContextValue): () => void {
  const stop = onDraftChange((key) => later(frame, key, PAUSE))
  for (const { key, isUnsent } of draftsStore.getState().drafts) if (isUnsent) later(frame, key, PAUSE)
  return stop
}

function later(frame: AppContextValue, key: string, ms: number) {
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => void syncDraft(frame, key), ms),
  )
}

/** Sends all waiting changes now, because the page may be about to close. */
export function syncAllDrafts(frame: AppContextValue) {
  for (const key of waiting.keys()) void syncDraft(frame, key, true)
}

/** Sends a draft's unsent changes, one request at a time; an urgent call doesn't wait for the running request. */
export async function syncDraft(frame: AppContextValue, key: string, isUrgent = false): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  if (!isUrgent) await running.get(key)
  const draft = findDraft(key)
  const form = draft?.isUnsent && draft.publishing === 'no' ? toServerDraftOptions(draft) : undefined
  if (!draft || !form) return
  updateDraft(key, { isUnsent: false }, 'silently')
  const work = send(frame, key, form, isUrgent)
  running.set(key, work)
  await work.finally(() => running.get(key) === work && running.delete(key))
}

async function send(frame: AppContextValue, key: string, form: Form, keepalive: boolean) {
  writes++
  try {
    const kept = await frame.ask(DraftResource.create, form, { reason: 'create', keepalive })
    if (removed.has(key)) await frame.ask(DraftResource.delete, { key })
    else if (findDraft(key)) {
      updateDraft(key, { isKept: true, seenAt: kept.changed_at }, 'silently')
      takePagesOfOthers(frame, key, form, kept)
      draftsStore.setState({ unkept: draftsStore.getState().unkept.filter((one) => one !== key), isAway: false })
    }
  } catch (thrown) {
    if (!isAskRefusal(thrown)) throw thrown
    if (findDraft(key)) await afterRefusal(frame, key, thrown)
  } finally {
    writes++
  }
}

/** Appends story pages that another device added, and tells the viewer. */
function takePagesOfOthers({ say }: AppContextValue, key: string, { story: sent }: Form, { story: kept }: ServerDraft) {
  const story = findDraft(key)?.story
  const added = kept?.pages.filter((page) => !sent?.pages.some((one) => one.key === page.key)) ?? []
  if (!story || !added.length) return
  updateDraft(key, { story: { ...story, pages: [...story.pages, ...added] } }, 'silently')
  showToast({ text: say('story.pagesOfOthers', { count: added.length }) })
}

async function afterRefusal(frame: AppContextValue, key: string, refusal: AskRefusal) {
  updateDraft(key, { isUnsent: true }, 'silently')
  const isUnsure = refusal.kind === 'offline' || refusal.http_status >= 500 || refusal.http_status === 429
  if (isUnsure) {
    draftsStore.setState({ isAway: true })
    return later(frame, key, AGAIN)
  }
  if (refusal.dismissed) return
  const isGone = refusal.kind === 'not_found' && findDraft(key)?.isKept
  if (isGone || (refusal.kind === 'conflict' && findDraft(key)?.isKept)) {
    updateDraft(key, { isUnsent: false }, 'silently')
    showToast({ text: refusal.message })
    return fetchDrafts(frame)
  }
  // The server deletes pictures unused for a day, so the picture is uploaded again.
  if (refusal.kind === 'not_found' && (await loadPictureBytes(key))) {
    updateDraft(key, { upload: { at: 'waiting' } })
    return startWaitingUploads(frame)
  }
  const { errors = {} } = findDraft(key) ?? {}
  updateDraft(key, { errors: { ...errors, [refusal.field ?? 'draft']: refusal.message } }, 'silently')
}

/** Stops sending changes, because the draft is about to be published. */
export async function stopDraftSync(key: string): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  await running.get(key)
}

/** Loads the server's drafts and merges them; repeats when something was written meanwhile. */
export async function fetchDrafts(frame: AppContextValue): Promise<void> {
  const { viewer } = draftsStore.getState()
  for (let tries = 0; tries < 5; tries++) {
    const before = writes
    const answer = await frame.ask(DraftsResource.get, {}).catch((thrown: unknown) => {
      if (isAskRefusal(thrown)) return undefined
      throw thrown
    })
    if (!answer || draftsStore.getState().viewer !== viewer) return
    if (writes !== before) continue
    return takeIn(answer.drafts.filter(({ key }) => !removed.has(key)))
  }
}

function takeIn(server: readonly ServerDraft[]) {
  replaceDrafts(mergeDrafts(draftsStore.getState().drafts, server))
  const scheduled = server.filter(({ state }) => state === 'scheduled')
  draftsStore.setState({ scheduled: [...scheduled].sort((a, b) => (a.scheduled_at ?? 0) - (b.scheduled_at ?? 0)) })
}

/** Deletes a draft on the server, and thereby on every device. */
export async function deleteServerDraft(frame: AppContextValue, key: string): Promise<void> {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  removed.add(key)
  await running.get(key)
  if (!removed.has(key)) return
  writes++
  await frame.ask(DraftResource.delete, { key }).catch(() => {})
  writes++
}

/** Lets a restored draft be stored on the server again. */
export const unmarkDraftDeleted = (key: string) => removed.delete(key)
