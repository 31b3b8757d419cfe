import { createStore } from 'zustand/vanilla'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { readStoredJson, writeStoredText } from '../../state/browser-storage.ts'
import { isOwnedByThisTab } from '../../state/tab-ownership.ts'
import { waitUntil } from '../../state/wait-until.ts'
import { findDraft, updateDraft } from './drafts-store.ts'
import { findFileProblem } from './file-problems.ts'
import { isRemovalPending } from './pending-removals.ts'
import { isDraftStored } from './stored-drafts.ts'
import { deleteStoredPictures, loadStoredPicture, storeDraftPicture } from './stored-pictures.ts'
import { addStoryPage, countPageRoom, listStoryPages, updateStoryPage } from './story-draft.ts'
import { makeUploadQueue, mayRetryUpload } from './upload-queue.ts'

/** A file that is uploading into a story, or whose upload failed. */
export type StoryPageFile = {
  id: string
  draft: string
  name: string
  part: number
  /** Key of the page that the file fills; undefined for a page of its own. */
  page: string | undefined
  problem?: string | undefined
  /** Retrying the upload may help. */
  mayTryAgain?: boolean
  /** This browser could not store the file, so a reload would lose it. */
  isUnkept?: boolean
}
type AddedPage = Parameters<typeof addStoryPage>[1]
type PendingFile = { file: Blob; begunAt?: string | undefined; seen?: AddedPage }
type StoredPageFile = Pick<StoryPageFile, 'id' | 'draft' | 'name' | 'page'> & Pick<PendingFile, 'begunAt'>

/** Files being uploaded for story pages; uploads continue while other pages are shown. */
export const pageFilesStore = createStore<readonly StoryPageFile[]>(() => [])
const held = new Map<string, PendingFile>()

const isMoving = ({ problem }: StoryPageFile) => problem === undefined
const findPageFile = (id: string) => pageFilesStore.getState().find((one) => one.id === id)
const filesOf = (draft: string) => pageFilesStore.getState().filter((one) => one.draft === draft)
export const listPendingPageFiles = (draft: string) => filesOf(draft).filter(isMoving)

/** Room for more pages, counting files that will become a page or can still be retried. */
export const countDraftPageRoom = (draft: string) =>
  countPageRoom(
    listStoryPages(draft),
    filesOf(draft).filter((one) => !one.page && (isMoving(one) || one.mayTryAgain)).length,
  )

const note = (id: string, part: Partial<StoryPageFile>) =>
  pageFilesStore.setState(
    pageFilesStore.getState().map((one) => (one.id === id ? { ...one, ...part } : one)),
    true,
  )

function drop(id: string) {
  const gone = findPageFile(id)
  held.delete(id)
  if (gone) deleteStoredPictures(bytesKey(gone)).catch(() => {})
  pageFilesStore.setState(
    pageFilesStore.getState().filter((one) => one !== gone),
    true,
  )
  keepList()
}

const LIST = 'bb:page-files'
const bytesKey = ({ draft, id }: Pick<StoryPageFile, 'draft' | 'id'>) => `${draft}/${id}`

/** Stored for this tab only, so that no other tab uploads the same files. */
function keepList() {
  const list = pageFilesStore.getState().flatMap(({ id, draft, name, page }): StoredPageFile[] => {
    const own = held.get(id)
    return own ? [{ id, draft, name, page, begunAt: own.begunAt }] : []
  })
  writeStoredText('sessionStorage', LIST, JSON.stringify(list))
}

/** Resumes the uploads that a page reload interrupted. */
export async function resumePageFileUploads(frame: AppContextValue) {
  const kept = readStoredJson<StoredPageFile[]>('sessionStorage', LIST) ?? []
  // A duplicated tab has a copy of the list, but the files belong to the original tab.
  if (!kept.length || !(await isOwnedByThisTab(LIST))) return keepList()
  for (const { begunAt, ...one } of kept) {
    if (held.has(one.id)) continue
    // The page was closed after the draft was removed but before its files were deleted.
    if (!isDraftStored(one.draft)) deleteStoredPictures(bytesKey(one)).catch(() => {})
    const file = findDraft(one.draft) && (await loadStoredPicture(bytesKey(one)).catch(() => undefined))
    if (!file || held.has(one.id)) continue
    held.set(one.id, { file, begunAt })
    pageFilesStore.setState([...pageFilesStore.getState(), { ...one, part: 0 }], true)
  }
  uploadPageFiles(frame)
}

/** Adds files that each become a page of their own, as many as fit. */
export function addPageFiles(frame: AppContextValue, draft: string, files: readonly File[]) {
  const { forFiles: room } = countDraftPageRoom(draft)
  if (files.length > room) showToast({ text: frame.say('story.full'), tone: 'error' })
  take(frame, draft, files.slice(0, room))
}

export const replacePageFile = (frame: AppContextValue, draft: string, page: string, file: File) =>
  take(frame, draft, [file], page)

function take(frame: AppContextValue, draft: string, files: readonly File[], page?: string) {
  const added = files.map((file): StoryPageFile => {
    const problem = findFileProblem(file)
    const id = makeIdempotencyKey()
    if (!problem) held.set(id, { file })
    if (!problem) storeDraftPicture(bytesKey({ draft, id }), file).catch(() => note(id, { isUnkept: true }))
    return { id, draft, name: file.name, part: 0, page, ...(problem && { problem: frame.say(problem) }) }
  })
  pageFilesStore.setState([...pageFilesStore.getState(), ...added], true)
  updateDraft(draft, { isBlank: false }, 'silently')
  keepList()
  void isOwnedByThisTab(LIST)
  uploadPageFiles(frame)
}

/** Uploads one file after another, so that pages are in the order of the files; files of removed stories wait. */
const queue = makeUploadQueue({
  atOnce: 1,
  listWaiting: () =>
    pageFilesStore.getState().flatMap((one) => (isMoving(one) && !isRemovalPending(one.draft) ? one.id : [])),
  async loadSource(frame, id) {
    const [one, own] = [findPageFile(id), held.get(id)]
    if (!one || !own || !findDraft(one.draft)) drop(id)
    else if (own.seen) place(frame, one, own.seen)
    else return { draft: one.draft, name: one.name, file: own.file, begunAt: own.begunAt }
  },
  onBegun(id, begunAt) {
    const own = held.get(id)
    if (own) own.begunAt = begunAt
    keepList()
  },
  onProgress: (id, part) => note(id, { part }),
  onEnd(frame, id, result) {
    const [one, own] = [findPageFile(id), held.get(id)]
    if (!one || !own) return
    if (result.is === 'cancelled' || !findDraft(one.draft)) drop(id)
    else if (result.is === 'sent') {
      const { is: _, videoId, ...picture } = result
      own.seen = { picture, video: videoId ? { id: videoId } : null }
      place(frame, one, own.seen)
    } else {
      const problem = result.is === 'lost' ? frame.say('create.networkFailed') : result.message
      note(id, { problem, mayTryAgain: mayRetryUpload(result) })
    }
  },
})

export const uploadPageFiles = queue.start

/** Turns an uploaded file into a new page, or fills the page it was meant for. */
function place(
  { say }: AppContextValue,
  { id, draft, page }: Pick<StoryPageFile, 'id' | 'draft' | 'page'>,
  seen: AddedPage,
) {
  if (page) updateStoryPage(draft, page, seen)
  else if (!addStoryPage(draft, seen)) return note(id, { problem: say('story.full'), mayTryAgain: true })
  drop(id)
}

export function cancelAllPageFiles(draft: string) {
  for (const { id } of filesOf(draft)) cancelPageFile(id)
}

export function cancelPageFile(id: string) {
  queue.cancel(id)
  drop(id)
}

export function retryPageFile(frame: AppContextValue, id: string) {
  note(id, { problem: undefined, mayTryAgain: false })
  uploadPageFiles(frame)
}

/** Retries the files that were lost with the connection; each resumes where it stopped. */
export function retryLostPageFiles(frame: AppContextValue) {
  for (const { id, mayTryAgain } of pageFilesStore.getState()) if (mayTryAgain) retryPageFile(frame, id)
}

/** Resolves once no file of a story is uploading; with the failed file, if there is one. */
export async function waitForPageFiles(draft: string): Promise<StoryPageFile | undefined> {
  await waitUntil(pageFilesStore, () => listPendingPageFiles(draft).length === 0)
  return filesOf(draft).find((one) => !isMoving(one))
}
