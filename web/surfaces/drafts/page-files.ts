import { createStore } from 'zustand/vanilla'
import { showToast } from '#ui/toast/toast-store.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { sendFile } from '../../hooks/send-file.ts'
import { keep, storedJson } from '../../state/browser-storage.ts'
import { isThisTabs } from '../../state/this-tab.ts'
import { draftOf } from './drafts.ts'
import { isAside } from './set-aside.ts'
import { isStored } from './stored-drafts.ts'
import { forgetPicture, keepPicture, storedPicture } from './stored-pictures.ts'
import { addSeen, changePage, pagesOf, roomIn } from './story-draft.ts'
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
  /** This browser could not keep its bytes: a reload would lose it. */
  isUnkept?: boolean
}
type Seen = Parameters<typeof addSeen>[1]
type Held = { file: Blob; begunAt?: string | undefined; cancel?: () => void; seen?: Seen }
type Kept = Pick<PageFile, 'id' | 'draft' | 'name' | 'page'> & Pick<Held, 'begunAt'>

/** The files of story pages that are being sent; this goes on while other pages are shown. */
export const pageFiles = createStore<readonly PageFile[]>(() => [])
const held = new Map<string, Held>()
let isRunning = false

const isMoving = ({ problem }: PageFile) => problem === undefined
const filesOf = (draft: string) => pageFiles.getState().filter((one) => one.draft === draft)
export const movingIn = (draft: string) => filesOf(draft).filter(isMoving)

/** Room for pages, beside files that come to one of their own or may still do so. */
export const pageRoom = (draft: string) =>
  roomIn(pagesOf(draft), filesOf(draft).filter((one) => !one.page && (isMoving(one) || one.mayTryAgain)).length)

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
  const kept = storedJson<Kept[]>('sessionStorage', LIST) ?? []
  // A tab that was duplicated has a copy of the list; the files are the other's.
  if (!kept.length || !(await isThisTabs(LIST))) return keepList()
  for (const { begunAt, ...one } of kept) {
    if (held.has(one.id)) continue
    // Its draft was removed, and the page closed before that was final.
    if (!isStored(one.draft)) forgetPicture(bytesKey(one)).catch(() => {})
    const file = draftOf(one.draft) && (await storedPicture(bytesKey(one)).catch(() => undefined))
    if (!file || held.has(one.id)) continue
    held.set(one.id, { file, begunAt })
    pageFiles.setState([...pageFiles.getState(), { ...one, part: 0 }], true)
  }
  void sendPageFiles(frame)
}

/** Files for pages of their own, as many as there is room for. */
export function addPageFiles(frame: Frame, draft: string, files: readonly File[]) {
  const { forFiles: room } = pageRoom(draft)
  if (files.length > room) showToast({ text: frame.say('story.full'), tone: 'error' })
  take(frame, draft, files.slice(0, room))
}

export const replaceOnPage = (frame: Frame, draft: string, page: string, file: File) => take(frame, draft, [file], page)

function take(frame: Frame, draft: string, files: readonly File[], page?: string) {
  const added = files.map((file): PageFile => {
    const problem = fileProblem(file)
    const id = newKey()
    if (!problem) held.set(id, { file })
    if (!problem) keepPicture(bytesKey({ draft, id }), file).catch(() => note(id, { isUnkept: true }))
    return { id, draft, name: file.name, part: 0, page, ...(problem && { problem: frame.say(problem) }) }
  })
  pageFiles.setState([...pageFiles.getState(), ...added], true)
  keepList()
  void isThisTabs(LIST)
  void sendPageFiles(frame)
}

/** One after the other, so that pages stand in the order of their files; those of a story that was removed wait. */
export async function sendPageFiles(frame: Frame) {
  if (isRunning) return
  isRunning = true
  try {
    const first = () => pageFiles.getState().find((one) => isMoving(one) && !isAside(one.draft))
    for (let next = first(); next; next = first()) await send(frame, next)
  } finally {
    isRunning = false
  }
}

async function send(frame: Frame, { id, draft, page, name }: PageFile) {
  const own = held.get(id)
  if (!own || !draftOf(draft)) return drop(id)
  if (own.seen) return place(frame, { id, draft, page }, own.seen)
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
    own.seen = { picture, video: videoId ? { id: videoId } : null }
    if (!isAside(draft)) place(frame, { id, draft, page }, own.seen)
  } else if (ended.is === 'cancelled') drop(id)
  else if (ended.is === 'lost') note(id, { problem: frame.say('create.networkFailed'), mayTryAgain: true })
  else note(id, { problem: ended.message, mayTryAgain: ended.status === 429 || ended.status >= 500 })
}

/** What has arrived becomes a page, or that of the page it was meant for. */
function place({ say }: Frame, { id, draft, page }: Pick<PageFile, 'id' | 'draft' | 'page'>, seen: Seen) {
  if (page) changePage(draft, page, seen)
  else if (!addSeen(draft, seen)) return note(id, { problem: say('story.full'), mayTryAgain: true })
  drop(id)
}

export function dropPageFiles(draft: string) {
  for (const { id } of filesOf(draft)) cancelPageFile(id)
}

export function cancelPageFile(id: string) {
  held.get(id)?.cancel?.()
  drop(id)
}

export function retryPageFile(frame: Frame, id: string) {
  note(id, { problem: undefined, mayTryAgain: false })
  void sendPageFiles(frame)
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
