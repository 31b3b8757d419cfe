import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { UploadResult } from '../../hooks/upload-picture.ts'
import type { DraftSlot } from './local-draft.ts'

// Other test files of this worker may already have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
const ends = vi.hoisted(() => [] as ((ended: UploadResult) => void)[])
vi.mock('../../hooks/upload-picture.ts', () => ({
  uploadPicture: () => ({ cancel: () => {}, done: new Promise<UploadResult>((resolve) => ends.push(resolve)) }),
}))
const kept = new Map<string, string>()
const setItem = (key: string, value: string) => kept.set(key, value)
vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem, removeItem: () => {} } })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { addDrafts, findDraft, draftsStore, EMPTY_DRAFTS_STATE } = await import('./drafts-store.ts')
const { makeDraft } = await import('./local-draft.ts')
const { addCarouselPictures, countPendingSlots, setCarouselSlots, restoreCarouselSlots } = await import(
  './carousel-slots.ts'
)
const { waitForCompleteCarousel } = await import('./story-problems.ts')

const frame = { say: (key: string) => key, store: { get: () => ({ viewer: { id: 'v' } }) } } as never
const slot = (signature: string, title = ''): DraftSlot => ({
  signature,
  ext: 'png',
  color: '#fff',
  width: 3,
  height: 4,
  title,
  details: '',
  link: '',
})
const sent = (signature: string): UploadResult => ({
  is: 'sent',
  signature,
  ext: 'png',
  color: '#fff',
  width: 3,
  height: 4,
})
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }))
const end = async (ended: UploadResult) => {
  await vi.waitFor(() => expect(ends.length).toBe(1))
  ends.shift()?.(ended)
}
const shown = () => findDraft('k')?.slots.map(({ signature }) => signature)
const own = { at: 'sent', signature: 'own', ext: 'png', color: '#fff' } as const

beforeEach(() => {
  draftsStore.setState({ ...EMPTY_DRAFTS_STATE, viewer: 'v' })
  addDrafts([makeDraft('k', 1, { name: 'a', upload: own })])
})

test('create.14 publishing waits for the pictures still uploading into a carousel', async () => {
  void addCarouselPictures(frame, 'k', files(2))
  let isWhole: boolean | undefined
  const waits = waitForCompleteCarousel(frame, 'k').then((is) => {
    isWhole = is
  })
  await end(sent('b'))
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b']))
  expect([isWhole, countPendingSlots('k')]).toEqual([undefined, 1])
  await end(sent('c'))
  await waits
  expect([isWhole, shown()]).toEqual([true, ['own', 'b', 'c']])
})

test.each([
  [{ is: 'refused', message: 'Too large.', status: 413 } as const, 'Too large.'],
  [{ is: 'lost' } as const, 'create.networkFailed'],
])('create.14 a failed picture (%j) stops publishing with the reason', async (ended, why) => {
  void addCarouselPictures(frame, 'k', files(2))
  const waits = waitForCompleteCarousel(frame, 'k')
  await end(ended)
  await end(sent('c'))
  expect(await waits).toBe(false)
  expect(findDraft('k')?.errors.carousel_slots).toBe(why)
  expect(shown()).toEqual(['own', 'c'])
})

test('create.14 uploading pictures count toward the limit of five', async () => {
  setCarouselSlots('k', [slot('a'), slot('b'), slot('c')])
  void addCarouselPictures(frame, 'k', files(1))
  void addCarouselPictures(frame, 'k', files(3))
  expect(countPendingSlots('k')).toBe(2)
  for (const one of ['d', 'e'])
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0)).then(() => ends.shift()?.(sent(one)))
  await vi.waitFor(() => expect(countPendingSlots('k')).toBe(0))
  expect(shown()).toHaveLength(5)
  expect(findDraft('k')?.errors.carousel_slots).toBe('create.carouselCount')
})

const names = (all: readonly DraftSlot[] | undefined) => all?.map(({ signature, title }) => signature + title)

test('create.14 a restored picture returns to its position and keeps later changes', () => {
  const back = (now: DraftSlot[], gone: DraftSlot[], at: number) =>
    names(restoreCarouselSlots(now, { slots: gone, at, hasEnded: gone.length > 1 }))
  expect(back([slot('a', ' typed'), slot('c'), slot('d')], [slot('b')], 1)).toEqual(['a typed', 'b', 'c', 'd'])
  expect(back([], [slot('a'), slot('b')], 0)).toEqual(['a', 'b'])
  expect(back([slot('a'), slot('z')], [slot('a', ' 1'), slot('b')], 0)).toEqual(['a 1', 'b', 'z'])
  expect(back([slot('b')], [slot('b')], 0)).toEqual(['b', 'b'])
  expect(names(restoreCarouselSlots([slot('b'), slot('c')], { slots: [slot('b')], at: 0, hasEnded: true }))).toEqual([
    'b',
    'c',
  ])
  const five = ['1', '2', '3', '4', '5'].map((one) => slot(one))
  expect(back(five, [slot('b')], 1)).toBeUndefined()
})
