import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { UploadResult } from '../../hooks/upload-picture.ts'

// Other test files of this worker may already have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
const fake = vi.hoisted(() => ({ ends: [] as ((ended: UploadResult) => void)[], forgotten: [] as string[] }))
vi.mock('../../hooks/upload-picture.ts', () => ({
  uploadPicture: () => ({ cancel: () => {}, done: new Promise<UploadResult>((resolve) => fake.ends.push(resolve)) }),
}))
vi.mock('./stored-pictures.ts', () => ({
  storeDraftPicture: async () => {},
  deleteStoredPictures: async (key: string) => void fake.forgotten.push(key),
  loadStoredPicture: async () => undefined,
}))
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { getToasts, removeToast } = await import('#ui/toast/toast-store.ts')
const { addDrafts, findDraft, draftsStore, EMPTY_DRAFTS_STATE } = await import('./drafts-store.ts')
const { makeDraft } = await import('./local-draft.ts')
const { addCarouselPictures, countPendingSlots } = await import('./carousel-slots.ts')
const { removeDraftWithUndo } = await import('./remove-draft-with-undo.ts')

const store = { get: () => ({ viewer: { id: 'v' } }) }
const frame = { say: (key: string) => key, store, ask: async () => ({}) } as never
const sent = (signature: string): UploadResult => ({
  is: 'sent',
  signature,
  ext: 'png',
  color: '#fff',
  width: 3,
  height: 4,
})
const files = ['b', 'c'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
const end = async (ended: UploadResult) => {
  await vi.waitFor(() => expect(fake.ends.length).toBe(1))
  fake.ends.shift()?.(ended)
}
const shown = () => findDraft('k')?.slots.map(({ signature }) => signature)
const offered = () => getToasts().at(-1)!

beforeEach(() => {
  fake.forgotten.length = 0
  draftsStore.setState({ ...EMPTY_DRAFTS_STATE, viewer: 'v' })
  addDrafts([makeDraft('k', 1, { name: 'a', upload: { at: 'sent', signature: 'own', ext: 'png', color: '#fff' } })])
})

test('create.6 create.14 a removed and restored carousel keeps its uploading pictures', async () => {
  void addCarouselPictures(frame, 'k', files)
  removeDraftWithUndo(frame, findDraft('k')!)
  await end(sent('b'))
  offered().action?.onSelect?.()
  removeToast(offered().id)
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b']))
  await end(sent('c'))
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b', 'c']))
  expect([countPendingSlots('k'), fake.forgotten]).toEqual([0, []])
})

test('create.14 a picture lost while its draft was removed is reported when the draft is restored', async () => {
  void addCarouselPictures(frame, 'k', files.slice(0, 1))
  removeDraftWithUndo(frame, findDraft('k')!)
  await end({ is: 'lost' })
  offered().action?.onSelect?.()
  await vi.waitFor(() => expect(findDraft('k')?.errors.carousel_slots).toBe('create.networkFailed'))
})

test('create.6 the files of a removed draft stay exactly as long as the undo is offered', async () => {
  vi.useFakeTimers()
  void addCarouselPictures(frame, 'k', files.slice(0, 1))
  removeDraftWithUndo(frame, findDraft('k')!)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fake.forgotten).toEqual([])
  vi.useRealTimers()
  await end(sent('b'))
  removeToast(offered().id)
  expect(fake.forgotten).toEqual(['k'])
  await vi.waitFor(() => expect(countPendingSlots('k')).toBe(0))
  expect(findDraft('k')).toBeUndefined()
})
