import { createStore } from 'zustand/vanilla'
import { FILES_AT_ONCE } from '#domain/constants/limits.ts'
import type { Draft as ServerDraft } from '#domain/entities/draft.ts'
import { PROFILE, type SavePlace } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { newKey } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { lastPlace } from '../save/last-board.ts'
import { type Draft, newDraft, type Words } from './draft.ts'
import { dropBytes, giveBytes, measure } from './picture-bytes.ts'
import { forgetDraft, keepDraft, storedDrafts } from './stored-drafts.ts'
import { forgetPicture, keepPicture } from './stored-pictures.ts'
import { fileProblem, isVideo } from './upload-queue.ts'

type State = {
  viewer: string
  drafts: readonly Draft[]
  selected: string | undefined
  /** Drafts that this browser could not keep. */
  unkept: readonly string[]
  /** The server can't be reached: what is typed stays in this browser. */
  isAway: boolean
  /** Those that wait for their time. */
  scheduled: readonly ServerDraft[]
  /** How many of those to be published are. */
  progress: { done: number; count: number } | undefined
}

export const NO_DRAFTS: State = {
  viewer: '',
  drafts: [],
  selected: undefined,
  unkept: [],
  isAway: false,
  scheduled: [],
  progress: undefined,
}

/** The drafts of whoever is signed in. They live on while other pages are looked at, and uploads go on. */
export const drafts = createStore<State>(() => NO_DRAFTS)

export const draftOf = (key: string) => drafts.getState().drafts.find((draft) => draft.key === key)

export function openDrafts(viewer: string) {
  if (drafts.getState().viewer === viewer) return
  const kept = storedDrafts(viewer)
  drafts.setState({ ...NO_DRAFTS, viewer, drafts: kept, selected: kept[0]?.key })
}

export const select = (key: string) => drafts.setState({ selected: key })

const listeners = new Set<(key: string) => void>()

/** Hears of every draft of which something is to be sent. */
export function onChange(listener: (key: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the server keeps of a draft; the rest is about this page. */
const SENT: readonly (keyof Draft)[] = [
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
const isToBeSent = (part: Partial<Draft>) => SENT.some((name) => name in part) && part.upload?.at !== 'sending'

/** Changes a draft and keeps it. Progress is shown but not kept; what is done silently is not sent. */
export function change(key: string, part: Partial<Draft>, how?: 'silently') {
  const { viewer, drafts: before } = drafts.getState()
  const isUnsent = how !== 'silently' && isToBeSent(part)
  const whole = isUnsent ? { ...part, isUnsent } : part
  const next = before.map((draft) => (draft.key === key ? { ...draft, ...whole } : draft))
  drafts.setState({ drafts: next })
  const changed = next.find((draft) => draft.key === key)
  if (changed && part.upload?.at !== 'sending') noteKept(key, keepDraft(viewer, changed))
  if (isUnsent) for (const listener of listeners) listener(key)
}

/** The drafts as they are now, in this browser too. */
export function setDrafts(next: readonly Draft[]) {
  const { viewer, drafts: before, selected } = drafts.getState()
  for (const { key } of before) if (!next.some((draft) => draft.key === key)) forgetHere(viewer, key)
  for (const draft of next) if (!before.includes(draft)) keepDraft(viewer, draft)
  const isThere = next.some(({ key }) => key === selected)
  drafts.setState({ drafts: next, selected: isThere ? selected : next[0]?.key })
}

function forgetHere(viewer: string, key: string) {
  forgetDraft(viewer, key)
  forgetBytes(key)
}

/** What is typed takes the error of its field away. */
export function type(key: string, part: Partial<Words>) {
  const draft = draftOf(key)
  if (!draft) return
  const errors = Object.fromEntries(Object.entries(draft.errors).filter(([field]) => !(field in part)))
  change(key, { ...part, errors })
}

/** A new draft goes where the one before it goes, else where they saved last. */
export function nextPlace(): SavePlace {
  const { viewer, drafts: before } = drafts.getState()
  return before.at(-1)?.place ?? lastPlace(viewer) ?? PROFILE
}

/** Adds pictures, each a draft of its own, and chooses the first of them. */
export function addFiles(files: readonly File[], say: Frame['say'], link = '') {
  const place = nextPlace()
  const now = Date.now()
  const leftOut = files.length - FILES_AT_ONCE
  if (leftOut > 0)
    showToast({ text: say('create.tooManyFiles', { most: FILES_AT_ONCE, count: leftOut }), tone: 'error' })
  add(
    files.slice(0, FILES_AT_ONCE).map((file, at) => {
      const problem = fileProblem(file)
      const upload = problem
        ? ({ at: 'failed', message: say(problem), isRefused: true, isHopeless: true } as const)
        : ({ at: 'waiting' } as const)
      const draft = newDraft(newKey(), now + at, { name: file.name, upload, place, link, isVideo: isVideo(file) })
      if (problem) return draft
      giveBytes(draft.key, file)
      keepPicture(draft.key, file).catch(() => noteKept(draft.key, false))
      void measure(draft.key).then((size) => size && draftOf(draft.key) && change(draft.key, size))
      return draft
    }),
  )
}

/** Another file in the place of the one that a draft has; its words stay. */
export function replaceFile(key: string, file: File, say: Frame['say']) {
  const problem = fileProblem(file)
  if (problem) return change(key, { errors: { ...draftOf(key)?.errors, draft: say(problem) } })
  forgetBytes(key)
  giveBytes(key, file)
  keepPicture(key, file).catch(() => noteKept(key, false))
  const fresh = { video: null, whole: null, crop: null, slots: [], begunAt: undefined, errors: {} }
  change(key, { ...fresh, name: file.name, isVideo: isVideo(file), upload: { at: 'waiting' } })
  void measure(key).then((size) => size && draftOf(key) && change(key, size))
}

export function add(added: readonly Draft[]) {
  const { viewer, drafts: before } = drafts.getState()
  drafts.setState({ drafts: [...before, ...added], selected: added[0]?.key ?? before[0]?.key })
  for (const draft of added) {
    noteKept(draft.key, keepDraft(viewer, draft))
    change(draft.key, { upload: draft.upload })
  }
}

/** Takes a draft away. Its bytes stay until `isForGood`, so that it can be put back. */
export function remove(key: string, isForGood: boolean) {
  const { viewer, drafts: before, selected, unkept } = drafts.getState()
  const index = before.findIndex((draft) => draft.key === key)
  const left = before.filter((draft) => draft.key !== key)
  const next = selected === key ? (left[index] ?? left.at(-1))?.key : selected
  drafts.setState({ drafts: left, selected: next, unkept: unkept.filter((one) => one !== key) })
  forgetDraft(viewer, key)
  if (isForGood) forgetBytes(key)
}

export function forgetBytes(key: string) {
  dropBytes(key)
  forgetPicture(key).catch(() => {})
}

/** Puts one back where it was. */
export function putBack(draft: Draft) {
  const { viewer, drafts: now } = drafts.getState()
  const all = [...now, draft].sort((a, b) => a.addedAt - b.addedAt)
  drafts.setState({ drafts: all, selected: draft.key })
  noteKept(draft.key, keepDraft(viewer, draft))
  change(draft.key, { isKept: false, upload: draft.upload })
}

function noteKept(key: string, isKept: boolean) {
  const { unkept } = drafts.getState()
  if (!isKept && !unkept.includes(key)) drafts.setState({ unkept: [...unkept, key] })
}
