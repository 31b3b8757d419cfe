import { createStore } from 'zustand/vanilla'
import { STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { sendFile } from '../../hooks/send-file.ts'
import { keep, storedJson } from '../../state/browser-storage.ts'
import { draftOf } from './drafts.ts'
import { forgetPicture, keepPicture, storedPicture } from './stored-pictures.ts'
import { addSeen, changePage, pagesOf } from './story-draft.ts'
import { fileProblem } from './upload-queue.ts'

/** A file on its way into a story, or one that did not get there. */
export type PageFile = {
  id: string
  draft: string
  name: string
  part: number
  /** The page whose picture or video it becomes; without, it has one of its own. */
  page: string | undefined
  problem?: string | undefined
  /** Sending it once more may help. */
  mayTryAgain?: boolean
}
type Held = { file: Blob; begunAt?: string | undefined; cancel?: () => void }
type Kept = Pick<PageFile, 'id' | 'draft' | 'name' | 'page'> & Pick<Held, 'begunAt'>

/** They go on while other drafts and pages are looked at. */
export const pageFiles = createStore<readonly PageFile[]>(() => [])
const held = new Map<string, Held>()
let isRunning = false

const isMoving = ({ problem }: PageFile) => problem === undefined
const filesOf = (draft: string) => pageFiles.getState().filter((one) => one.draft === draft)
export const movingIn = (draft: string) => filesOf(draft).filter(isMoving)

const note = (id: string, part: Partial<PageFile>) =>
  pageFiles.setState(
    pageFiles.getState().map((one) => (one.id === id ? { ...one, ...part } : one)),
    true,
  )

function drop(id: string) {
  const [files, gone] = [pageFiles.getState(), pageFiles.getState().find((one) => one.id === id)]
  held.delete(id)
  if (gone) forgetPicture(bytesKey(gone)).catch(() => {})
  pageFiles.setState(
    files.filter((one) => one !== gone),
    true,
  )
  keepList()
}

const LIST = 'bb:page-files'
const bytesKey = ({ draft, id }: Pick<PageFile, 'draft' | 'id'>) => `${draft}/${id}`

/** Kept for this tab alone, so that no other sends the same. */
function keepList() {
  const list = pageFiles.getState().flatMap(({ id, draft, name, page }): Kept[] => {
    const own = held.get(id)
    return own ? [{ id, draft, name, page, begunAt: own.begunAt }] : []
  })
  keep('sessionStorage', LIST, JSON.stringify(list))
}

/** What was on its way when the page was loaded again goes on from where it was. */
export async function resumePageFiles(frame: Frame) {
  for (const { begunAt, ...one } of storedJson<Kept[]>('sessionStorage', LIST) ?? []) {
    const file = draftOf(one.draft) && (await storedPicture(bytesKey(one)).catch(() => undefined))
    if (!file || held.has(one.id)) continue
    held.set(one.id, { file, begunAt })
    pageFiles.setState([...pageFiles.getState(), { ...one, part: 0 }], true)
  }
  void sendAll(frame)
}

/** Files for pages of their own, as many as there is room for. */
export function addPageFiles(frame: Frame, draft: string, files: readonly File[]) {
  const taken = pagesOf(draft).filter(({ picture, text }) => picture || text.trim()).length
  const room = Math.max(0, STORY_PAGES_MAX - taken - movingIn(draft).filter(({ page }) => !page).length)
  if (files.length > room) showToast({ text: frame.say('story.full'), tone: 'error' })
  take(frame, draft, files.slice(0, room))
}

export const replaceOnPage = (frame: Frame, draft: string, page: string, file: File) => take(frame, draft, [file], page)

function take(frame: Frame, draft: string, files: readonly File[], page?: string) {
  const added = files.map((file): PageFile => {
    const problem = fileProblem(file)
    const id = newKey()
    if (!problem) held.set(id, { file })
    if (!problem) keepPicture(bytesKey({ draft, id }), file).catch(() => {})
    return { id, draft, name: file.name, part: 0, page, ...(problem && { problem: frame.say(problem) }) }
  })
  pageFiles.setState([...pageFiles.getState(), ...added], true)
  keepList()
  void sendAll(frame)
}

/** One after the other, so that pages stand in the order of their files. */
async function sendAll(frame: Frame) {
  if (isRunning) return
  isRunning = true
  try {
    for (let next = pageFiles.getState().find(isMoving); next; next = pageFiles.getState().find(isMoving))
      await send(frame, next)
  } finally {
    isRunning = false
  }
}

async function send(frame: Frame, { id, draft, page, name }: PageFile) {
  const own = held.get(id)
  if (!own || !draftOf(draft)) return drop(id)
  const sending = sendFile(frame, {
    file: own.file,
    name,
    from: own.begunAt,
    onBegun: (begunAt) => {
      own.begunAt = begunAt
      keepList()
    },
    onProgress: (part) => note(id, { part }),
  })
  own.cancel = sending.cancel
  const ended = await sending.done
  if (!held.has(id)) return
  if (ended.is === 'sent') {
    const { is: _, videoId, ...picture } = ended
    const seen = { picture, video: videoId ? { id: videoId } : null }
    if (page) changePage(draft, page, seen)
    else addSeen(draft, seen)
    drop(id)
  } else if (ended.is === 'cancelled') drop(id)
  else if (ended.is === 'lost') note(id, { problem: frame.say('create.networkFailed'), mayTryAgain: true })
  else note(id, { problem: ended.message, mayTryAgain: ended.status === 429 || ended.status >= 500 })
}

export function cancelPageFile(id: string) {
  held.get(id)?.cancel?.()
  drop(id)
}

export function retryPageFile(frame: Frame, id: string) {
  note(id, { problem: undefined, mayTryAgain: false })
  void sendAll(frame)
}

/** What was lost with the connection goes on from where it was. */
export function retryLostPages(frame: Frame) {
  for (const { id, mayTryAgain } of pageFiles.getState()) if (mayTryAgain) retryPageFile(frame, id)
}

/** Resolves once nothing is on its way into a story; with the file it lacks, if one did not arrive. */
export function whenPagesArrived(draft: string): Promise<PageFile | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      if (movingIn(draft).length > 0) return false
      resolve(filesOf(draft).find((one) => !isMoving(one)))
      return true
    }
    if (look()) return
    const stop = pageFiles.subscribe(() => look() && stop())
  })
}
