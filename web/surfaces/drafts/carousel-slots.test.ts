import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from '../../hooks/send-picture.ts'
import type { Slot } from './draft.ts'

// Other files of this worker may have read the modules that are replaced here.
vi.hoisted(() => vi.resetModules())
const ends = vi.hoisted(() => [] as ((ended: Sent) => void)[])
vi.mock('../../hooks/send-picture.ts', () => ({
  sendPicture: () => ({ cancel: () => {}, done: new Promise<Sent>((resolve) => ends.push(resolve)) }),
}))
const kept = new Map<string, string>()
const setItem = (key: string, value: string) => kept.set(key, value)
vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem, removeItem: () => {} } })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { add, draftOf, drafts, NO_DRAFTS } = await import('./drafts.ts')
const { newDraft } = await import('./draft.ts')
const { addSlots, comingTo, setSlots, withSlotsBack } = await import('./carousel-slots.ts')
const { hasAllSlots } = await import('./story-problems.ts')

const frame = { say: (key: string) => key, store: { get: () => ({ viewer: { id: 'v' } }) } } as never
const slot = (signature: string, title = ''): Slot => ({
  signature,
  ext: 'png',
  color: '#fff',
  width: 3,
  height: 4,
  title,
  details: '',
  link: '',
})
const sent = (signature: string): Sent => ({ is: 'sent', signature, ext: 'png', color: '#fff', width: 3, height: 4 })
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }))
const end = async (ended: Sent) => {
  await vi.waitFor(() => expect(ends.length).toBe(1))
  ends.shift()?.(ended)
}
const shown = () => draftOf('k')?.slots.map(({ signature }) => signature)
const own = { at: 'sent', signature: 'own', ext: 'png', color: '#fff' } as const

beforeEach(() => {
  drafts.setState({ ...NO_DRAFTS, viewer: 'v' })
  add([newDraft('k', 1, { name: 'a', upload: own })])
})

test('create.14 publishing waits for the pictures on their way into a carousel', async () => {
  void addSlots(frame, 'k', files(2))
  let isWhole: boolean | undefined
  const waits = hasAllSlots(frame, 'k').then((is) => {
    isWhole = is
  })
  await end(sent('b'))
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b']))
  expect([isWhole, comingTo('k')]).toEqual([undefined, 1])
  await end(sent('c'))
  await waits
  expect([isWhole, shown()]).toEqual([true, ['own', 'b', 'c']])
})

test.each([
  [{ is: 'refused', message: 'Too large.', status: 413 } as const, 'Too large.'],
  [{ is: 'lost' } as const, 'create.networkFailed'],
])('create.14 one that did not arrive (%j) stops it with the reason', async (ended, why) => {
  void addSlots(frame, 'k', files(2))
  const waits = hasAllSlots(frame, 'k')
  await end(ended)
  await end(sent('c'))
  expect(await waits).toBe(false)
  expect(draftOf('k')?.errors.carousel_slots).toBe(why)
  expect(shown()).toEqual(['own', 'c'])
})

test('create.14 there is room for five with those on their way', async () => {
  setSlots('k', [slot('a'), slot('b'), slot('c')])
  void addSlots(frame, 'k', files(1))
  void addSlots(frame, 'k', files(3))
  expect(comingTo('k')).toBe(2)
  for (const one of ['d', 'e'])
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0)).then(() => ends.shift()?.(sent(one)))
  await vi.waitFor(() => expect(comingTo('k')).toBe(0))
  expect(shown()).toHaveLength(5)
  expect(draftOf('k')?.errors.carousel_slots).toBe('create.carouselCount')
})

const names = (all: readonly Slot[] | undefined) => all?.map(({ signature, title }) => signature + title)

test('create.14 a picture that is put back stands where it was, beside what was done meanwhile', () => {
  const back = (now: Slot[], gone: Slot[], at: number) =>
    names(withSlotsBack(now, { slots: gone, at, hasEnded: gone.length > 1 }))
  expect(back([slot('a', ' typed'), slot('c'), slot('d')], [slot('b')], 1)).toEqual(['a typed', 'b', 'c', 'd'])
  expect(back([], [slot('a'), slot('b')], 0)).toEqual(['a', 'b'])
  expect(back([slot('a'), slot('z')], [slot('a', ' 1'), slot('b')], 0)).toEqual(['a 1', 'b', 'z'])
  expect(back([slot('b')], [slot('b')], 0)).toEqual(['b', 'b'])
  expect(names(withSlotsBack([slot('b'), slot('c')], { slots: [slot('b')], at: 0, hasEnded: true }))).toEqual([
    'b',
    'c',
  ])
  const five = ['1', '2', '3', '4', '5'].map((one) => slot(one))
  expect(back(five, [slot('b')], 1)).toBeUndefined()
})
