import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from '../../hooks/send-picture.ts'

// Other files of this worker may have read the modules that are replaced here.
vi.hoisted(() => vi.resetModules())
const fake = vi.hoisted(() => ({
  sent: [] as string[],
  forgotten: [] as string[],
  ends: [] as ((ended: Sent) => void)[],
  keep: () => Promise.resolve(),
}))
vi.mock('../../hooks/send-file.ts', () => ({
  sendFile: (_: unknown, { name }: { name: string }) => {
    fake.sent.push(name)
    return { cancel: () => {}, done: new Promise<Sent>((resolve) => fake.ends.push(resolve)) }
  },
}))
vi.mock('./stored-pictures.ts', () => ({
  keepPicture: () => fake.keep(),
  forgetPicture: async (key: string) => void fake.forgotten.push(key),
  storedPicture: async () => new Blob(['x']),
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
const { add, drafts, NO_DRAFTS, putBack, remove, draftOf } = await import('./drafts.ts')
const { newDraft } = await import('./draft.ts')
const files = await import('./page-files.ts')
const { endAside, setAside } = await import('./set-aside.ts')
const { emptyPage, pagesOf, roomIn, setPages } = await import('./story-draft.ts')

const frame = { say: (key: string) => key } as never
const picture = { signature: 'ab', ext: 'png', width: 3, height: 4, color: '#fff' }
const sent = (signature: string): Sent => ({ is: 'sent', ...picture, signature })
const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const story = (pages = [emptyPage({ text: 'One' })]) =>
  newDraft('k', 1, { name: 'Story', upload: { at: 'none' }, story: { pages, tune: null } })
const seen = () => pagesOf('k').map((page) => page.picture?.signature ?? page.text)
const end = async (ended: Sent) => {
  await vi.waitFor(() => expect(fake.ends.length).toBe(1))
  fake.ends.shift()?.(ended)
  await vi.waitFor(() => Promise.resolve())
}
const words = (count: number) => Array.from({ length: count }, (_, at) => emptyPage({ text: `${at + 1}` }))

beforeEach(() => {
  files.dropPageFiles('k')
  for (const one of fake.ends.splice(0)) one({ is: 'cancelled' })
  fake.sent.length = 0
  fake.forgotten.length = 0
  fake.keep = () => Promise.resolve()
  drafts.setState({ ...NO_DRAFTS, viewer: 'v' })
  add([story()])
})

test('create.6 a story that is removed and put back has the files that were on their way, the one that arrived meanwhile too', async () => {
  files.addPageFiles(frame, 'k', [file('a.png'), file('b.png')])
  const before = draftOf('k')!
  setAside('k')
  remove('k', false)
  await end(sent('a'))
  expect(fake.sent).toEqual(['a.png'])
  putBack(before)
  endAside('k')
  void files.sendPageFiles(frame)
  await vi.waitFor(() => expect(seen()).toEqual(['One', 'a']))
  await end(sent('b'))
  await vi.waitFor(() => expect(seen()).toEqual(['One', 'a', 'b']))
  expect(fake.sent).toEqual(['a.png', 'b.png'])
  expect(files.pageFiles.getState()).toEqual([])
})

test('create.6 a story that is gone for good takes its files with it', async () => {
  files.addPageFiles(frame, 'k', [file('a.png'), file('b.png')])
  setAside('k')
  remove('k', true)
  endAside('k')
  files.dropPageFiles('k')
  expect(files.pageFiles.getState()).toEqual([])
})

test('create.15 a file that was lost still has its room, and one that finds none says so and stays', async () => {
  setPages('k', words(18))
  files.addPageFiles(frame, 'k', [file('a.png')])
  await end({ is: 'lost' })
  await vi.waitFor(() => expect(files.pageFiles.getState()[0]?.mayTryAgain).toBe(true))
  expect(files.pageRoom('k')).toEqual({ forPages: 1, forFiles: 1 })
  setPages('k', words(20))
  const [lost] = files.pageFiles.getState()
  files.retryPageFile(frame, lost!.id)
  await end(sent('a'))
  await vi.waitFor(() =>
    expect(files.pageFiles.getState()[0]).toMatchObject({ problem: 'story.full', mayTryAgain: true }),
  )
  expect(seen()).toHaveLength(20)
  setPages('k', words(19))
  files.retryPageFile(frame, lost!.id)
  await vi.waitFor(() => expect(seen().at(-1)).toBe('a'))
  expect(fake.sent).toEqual(['a.png', 'a.png'])
})

test.each([
  ['no pages', [], 0, { forPages: 20, forFiles: 20 }],
  ['twenty', words(20), 0, { forPages: 0, forFiles: 0 }],
  ['twenty, the last of them empty', [...words(19), emptyPage()], 0, { forPages: 0, forFiles: 1 }],
  ['twenty, one in the middle empty', [emptyPage(), ...words(19)], 0, { forPages: 0, forFiles: 0 }],
  ['eighteen and a file', words(18), 1, { forPages: 1, forFiles: 1 }],
  ['nineteen and an empty one that a file takes', [...words(18), emptyPage()], 1, { forPages: 1, forFiles: 1 }],
  ['more than there is room for', words(19), 3, { forPages: 0, forFiles: 0 }],
])('create.15 the room beside %s', (_, pages, coming, room) => expect(roomIn(pages, coming)).toEqual(room))

test('create.6 a file that this browser could not keep says so', async () => {
  fake.keep = () => Promise.reject(new Error('full'))
  files.addPageFiles(frame, 'k', [file('a.png')])
  await vi.waitFor(() => expect(files.pageFiles.getState()[0]).toMatchObject({ name: 'a.png', isUnkept: true }))
})

test('create.6 bytes of a file whose draft is gone at a reload are forgotten; those of another person’s draft stay', async () => {
  const listed = ['gone', 'theirs'].map((draft) => ({ id: '1', draft, name: 'a.png' }))
  window.sessionStorage.setItem('bb:page-files', JSON.stringify(listed))
  Object.assign(window.localStorage, { 'bb:draft:other:theirs': '' })
  await files.resumePageFiles(frame)
  expect(fake.forgotten).toEqual(['gone/1'])
})
