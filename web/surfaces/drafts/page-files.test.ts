import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { UploadResult } from '../../hooks/upload-picture.ts'

// Other test files of this worker may already have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
const fake = vi.hoisted(() => ({
  sent: [] as string[],
  forgotten: [] as string[],
  ends: [] as ((ended: UploadResult) => void)[],
  keep: () => Promise.resolve(),
}))
vi.mock('../../hooks/upload-file.ts', () => ({
  uploadFile: (_: unknown, { name }: { name: string }) => {
    fake.sent.push(name)
    return { cancel: () => {}, done: new Promise<UploadResult>((resolve) => fake.ends.push(resolve)) }
  },
}))
vi.mock('./stored-pictures.ts', () => ({
  storeDraftPicture: () => fake.keep(),
  deleteStoredPictures: async (key: string) => void fake.forgotten.push(key),
  loadStoredPicture: async () => new Blob(['x']),
}))
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
vi.stubGlobal('navigator', {})
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { addDrafts, draftsStore, EMPTY_DRAFTS_STATE, restoreDraft, removeLocalDraft, findDraft } = await import(
  './drafts-store.ts'
)
const { makeDraft } = await import('./local-draft.ts')
const files = await import('./page-files.ts')
const { clearRemovalPending, markRemovalPending } = await import('./pending-removals.ts')
const { makeStoryPage, listStoryPages, countPageRoom, setStoryPages } = await import('./story-draft.ts')

const frame = { say: (key: string) => key } as never
const picture = { signature: 'ab', ext: 'png', width: 3, height: 4, color: '#fff' }
const sent = (signature: string): UploadResult => ({ is: 'sent', ...picture, signature })
const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const story = (pages = [makeStoryPage({ text: 'One' })]) =>
  makeDraft('k', 1, { name: 'Story', upload: { at: 'none' }, story: { pages, tune: null } })
const seen = () => listStoryPages('k').map((page) => page.picture?.signature ?? page.text)
const end = async (ended: UploadResult) => {
  await vi.waitFor(() => expect(fake.ends.length).toBe(1))
  fake.ends.shift()?.(ended)
  await vi.waitFor(() => Promise.resolve())
}
const words = (count: number) => Array.from({ length: count }, (_, at) => makeStoryPage({ text: `${at + 1}` }))

beforeEach(() => {
  files.cancelAllPageFiles('k')
  for (const one of fake.ends.splice(0)) one({ is: 'cancelled' })
  fake.sent.length = 0
  fake.forgotten.length = 0
  fake.keep = () => Promise.resolve()
  draftsStore.setState({ ...EMPTY_DRAFTS_STATE, viewer: 'v' })
  addDrafts([story()])
})

test('create.6 a removed and restored story keeps its uploading files, and one that arrived meanwhile', async () => {
  files.addPageFiles(frame, 'k', [file('a.png'), file('b.png')])
  const before = findDraft('k')!
  markRemovalPending('k')
  removeLocalDraft('k', false)
  await end(sent('a'))
  expect(fake.sent).toEqual(['a.png'])
  restoreDraft(before)
  clearRemovalPending('k')
  files.uploadPageFiles(frame)
  await vi.waitFor(() => expect(seen()).toEqual(['One', 'a']))
  await end(sent('b'))
  await vi.waitFor(() => expect(seen()).toEqual(['One', 'a', 'b']))
  expect(fake.sent).toEqual(['a.png', 'b.png'])
  expect(files.pageFilesStore.getState()).toEqual([])
})

test('create.6 a permanently deleted story deletes its files', async () => {
  files.addPageFiles(frame, 'k', [file('a.png'), file('b.png')])
  markRemovalPending('k')
  removeLocalDraft('k', true)
  clearRemovalPending('k')
  files.cancelAllPageFiles('k')
  expect(files.pageFilesStore.getState()).toEqual([])
})

test('create.15 a lost file keeps its room; a file without room stays and shows the problem', async () => {
  setStoryPages('k', words(18))
  files.addPageFiles(frame, 'k', [file('a.png')])
  await end({ is: 'lost' })
  await vi.waitFor(() => expect(files.pageFilesStore.getState()[0]?.mayTryAgain).toBe(true))
  expect(files.countDraftPageRoom('k')).toEqual({ forPages: 1, forFiles: 1 })
  setStoryPages('k', words(20))
  const [lost] = files.pageFilesStore.getState()
  files.retryPageFile(frame, lost!.id)
  await end(sent('a'))
  await vi.waitFor(() =>
    expect(files.pageFilesStore.getState()[0]).toMatchObject({ problem: 'story.full', mayTryAgain: true }),
  )
  expect(seen()).toHaveLength(20)
  setStoryPages('k', words(19))
  files.retryPageFile(frame, lost!.id)
  await vi.waitFor(() => expect(seen().at(-1)).toBe('a'))
  expect(fake.sent).toEqual(['a.png', 'a.png'])
})

test.each([
  ['no pages', [], 0, { forPages: 20, forFiles: 20 }],
  ['twenty', words(20), 0, { forPages: 0, forFiles: 0 }],
  ['twenty, the last of them empty', [...words(19), makeStoryPage()], 0, { forPages: 0, forFiles: 1 }],
  ['twenty, one in the middle empty', [makeStoryPage(), ...words(19)], 0, { forPages: 0, forFiles: 0 }],
  ['eighteen and a file', words(18), 1, { forPages: 1, forFiles: 1 }],
  ['nineteen and an empty one that a file takes', [...words(18), makeStoryPage()], 1, { forPages: 1, forFiles: 1 }],
  ['more than there is room for', words(19), 3, { forPages: 0, forFiles: 0 }],
])('create.15 the room for pages with %s', (_, pages, coming, room) =>
  expect(countPageRoom(pages, coming)).toEqual(room),
)

test('create.6 a file that this browser could not store is marked', async () => {
  fake.keep = () => Promise.reject(new Error('full'))
  files.addPageFiles(frame, 'k', [file('a.png')])
  await vi.waitFor(() => expect(files.pageFilesStore.getState()[0]).toMatchObject({ name: 'a.png', isUnkept: true }))
})

test('create.6 a reload deletes files whose draft is gone; those of another account stay', async () => {
  const listed = ['gone', 'theirs'].map((draft) => ({ id: '1', draft, name: 'a.png' }))
  window.sessionStorage.setItem('bb:page-files', JSON.stringify(listed))
  Object.assign(window.localStorage, { 'bb:draft:other:theirs': '' })
  await files.resumePageFileUploads(frame)
  expect(fake.forgotten).toEqual(['gone/1'])
})
