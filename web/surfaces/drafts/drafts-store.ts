import { createStore } from 'zustand/vanilla'
import { FILES_PER_PICK_MAX } from '#domain/constants/limits.ts'
import type { Draft as ServerDraft } from '#domain/entities/draft.ts'
import { PROFILE_SAVE_PLACE, type SavePlace } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { selectLastSavePlace } from '../save/last-save-place.ts'
import { findFileProblem, isVideoFile } from './file-problems.ts'
import { type DraftText, type LocalDraft, makeDraft } from './local-draft.ts'
import { holdPictureBytes, measurePicture, releasePictureBytes } from './picture-bytes.ts'
import { deleteStoredDraft, listStoredDrafts, storeDraft } from './stored-drafts.ts'
import { deleteStoredPictures, storeDraftPicture } from './stored-pictures.ts'

type State = {
  viewer: string
  drafts: readonly LocalDraft[]
  selected: string | undefined
  /** Keys of drafts that this browser could not store. */
  unkept: readonly string[]
  /** The server is unreachable; changes stay in this browser. */
  isAway: boolean
  /** Scheduled drafts. */
  scheduled: readonly ServerDraft[]
  /** Progress while several drafts are being published. */
  progress: { done: number; count: number } | undefined
}

export const EMPTY_DRAFTS_STATE: State = {
  viewer: '',
  drafts: [],
  selected: undefined,
  unkept: [],
  isAway: false,
  scheduled: [],
  progress: undefined,
}

/** Store of the signed-in viewer's drafts. It outlives page changes, and uploads continue. */
export const draftsStore = createStore<State>(() => EMPTY_DRAFTS_STATE)

export const findDraft = (key: string) => draftsStore.getState().drafts.find((draft) => draft.key === key)

export function openDrafts(viewer: string) {
  if (draftsStore.getState().viewer === viewer) return
  const kept = listStoredDrafts(viewer)
  draftsStore.setState({ ...EMPTY_DRAFTS_STATE, viewer, drafts: kept, selected: kept[0]?.key })
}

export const setSelectedDraft = (key: string) => draftsStore.setState({ selected: key })

const listeners = new Set<(key: string) => void>()

/** Calls the listener for every draft with changes to send. */
export function onDraftChange(listener: (key: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The fields that the server stores; all others concern this page only. */
const SENT: readonly (keyof LocalDraft)[] = [
  'title',
  'description',
  'link',
  'alt_text',
  'place',
  'upload',
  'isCommentsAllowed',
  'topics',
  'whole',
  'crop',
  'slots',
  'video',
  'story',
]
const isToBeSent = (part: Partial<LocalDraft>) => SENT.some((name) => name in part) && part.upload?.at !== 'sending'

/** Updates a draft and stores it in this browser. Upload progress is not stored, and a silent change is not sent. */
export function updateDraft(key: string, part: Partial<LocalDraft>, how?: 'silently') {
  const { viewer, drafts: before } = draftsStore.getState()
  const isUnsent = how !== 'silently' && isToBeSent(part)
  const whole = isUnsent ? { ...part, isUnsent, isBlank: false } : part
  const next = before.map((draft) => (draft.key === key ? { ...draft, ...whole } : draft))
  draftsStore.setState({ drafts: next })
  const changed = next.find((draft) => draft.key === key)
  if (changed && !changed.isBlank && part.upload?.at !== 'sending') noteKept(key, storeDraft(viewer, changed))
  if (isUnsent) for (const listener of listeners) listener(key)
}

/** Replaces all drafts, also in this browser's storage. */
export function replaceDrafts(next: readonly LocalDraft[]) {
  const { viewer, drafts: before, selected } = draftsStore.getState()
  for (const { key } of before) if (!next.some((draft) => draft.key === key)) forgetHere(viewer, key)
  for (const draft of next) if (!before.includes(draft)) storeDraft(viewer, draft)
  const isThere = next.some(({ key }) => key === selected)
  draftsStore.setState({ drafts: next, selected: isThere ? selected : next[0]?.key })
}

function forgetHere(viewer: string, key: string) {
  deleteStoredDraft(viewer, key)
  deleteDraftPictures(key)
}

/** Sets typed text and clears the errors of those fields. */
export function editDraftText(key: string, part: Partial<DraftText>) {
  const draft = findDraft(key)
  if (!draft) return
  const errors = Object.fromEntries(Object.entries(draft.errors).filter(([field]) => !(field in part)))
  updateDraft(key, { ...part, errors })
}

/** Destination of a new draft: that of the previous draft, else the last used one. */
export function suggestSavePlace(): SavePlace {
  const { viewer, drafts: before } = draftsStore.getState()
  return before.at(-1)?.place ?? selectLastSavePlace(viewer) ?? PROFILE_SAVE_PLACE
}

/** Adds one draft per file and selects the first of them. */
export function addDraftsFromFiles(files: readonly File[], say: AppContextValue['say'], link = '') {
  const place = suggestSavePlace()
  const now = Date.now()
  const leftOut = files.length - FILES_PER_PICK_MAX
  if (leftOut > 0)
    showToast({ text: say('create.tooManyFiles', { most: FILES_PER_PICK_MAX, count: leftOut }), tone: 'error' })
  addDrafts(
    files.slice(0, FILES_PER_PICK_MAX).map((file, at) => {
      const problem = findFileProblem(file)
      const upload = problem
        ? ({ at: 'failed', message: say(problem), isRefused: true, isHopeless: true } as const)
        : ({ at: 'waiting' } as const)
      const draft = makeDraft(makeIdempotencyKey(), now + at, {
        name: file.name,
        upload,
        place,
        link,
        isVideo: isVideoFile(file),
      })
      if (problem) return draft
      holdPictureBytes(draft.key, file)
      storeDraftPicture(draft.key, file).catch(() => noteKept(draft.key, false))
      void measurePicture(draft.key).then((size) => size && findDraft(draft.key) && updateDraft(draft.key, size))
      return draft
    }),
  )
}

/** Replaces the file of a draft; its texts stay. */
export function replaceDraftFile(key: string, file: File, say: AppContextValue['say']) {
  const problem = findFileProblem(file)
  if (problem) return updateDraft(key, { errors: { ...findDraft(key)?.errors, draft: say(problem) } })
  deleteDraftPictures(key)
  holdPictureBytes(key, file)
  storeDraftPicture(key, file).catch(() => noteKept(key, false))
  const fresh = { video: null, whole: null, crop: null, slots: [], begunAt: undefined, errors: {} }
  updateDraft(key, { ...fresh, name: file.name, isVideo: isVideoFile(file), upload: { at: 'waiting' } })
  void measurePicture(key).then((size) => size && findDraft(key) && updateDraft(key, size))
}

export function addDrafts(added: readonly LocalDraft[]) {
  const { viewer, drafts: before } = draftsStore.getState()
  draftsStore.setState({ drafts: [...before, ...added], selected: added[0]?.key ?? before[0]?.key })
  for (const draft of added) {
    if (draft.isBlank) continue
    noteKept(draft.key, storeDraft(viewer, draft))
    updateDraft(draft.key, { upload: draft.upload })
  }
}

/** Removes a draft. Its picture data stays unless `isForGood`, so that the draft can be restored. */
export function removeLocalDraft(key: string, isForGood: boolean) {
  const { viewer, drafts: before, selected, unkept } = draftsStore.getState()
  const index = before.findIndex((draft) => draft.key === key)
  const left = before.filter((draft) => draft.key !== key)
  const next = selected === key ? (left[index] ?? left.at(-1))?.key : selected
  draftsStore.setState({ drafts: left, selected: next, unkept: unkept.filter((one) => one !== key) })
  deleteStoredDraft(viewer, key)
  if (isForGood) deleteDraftPictures(key)
}

/** Removes stories that were opened and left without content. */
export function removeBlankStories() {
  for (const { key, isBlank } of draftsStore.getState().drafts) if (isBlank) removeLocalDraft(key, true)
}

export function deleteDraftPictures(key: string) {
  releasePictureBytes(key)
  deleteStoredPictures(key).catch(() => {})
}

/** Restores a removed draft at its old position. */
export function restoreDraft(draft: LocalDraft) {
  const { viewer, drafts: now } = draftsStore.getState()
  const all = [...now, draft].sort((a, b) => a.addedAt - b.addedAt)
  draftsStore.setState({ drafts: all, selected: draft.key })
  noteKept(draft.key, storeDraft(viewer, draft))
  updateDraft(draft.key, { isKept: false, upload: draft.upload })
}

function noteKept(key: string, isKept: boolean) {
  const { unkept } = draftsStore.getState()
  if (!isKept && !unkept.includes(key)) draftsStore.setState({ unkept: [...unkept, key] })
}
