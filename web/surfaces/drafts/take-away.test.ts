import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Sent } from '../../hooks/send-picture.ts'

// Other files of this worker may have read the modules that are replaced here.
vi.hoisted(() => vi.resetModules())
const fake = vi.hoisted(() => ({ ends: [] as ((ended: Sent) => void)[], forgotten: [] as string[] }))
vi.mock('../../hooks/send-picture.ts', () => ({
  sendPicture: () => ({ cancel: () => {}, done: new Promise<Sent>((resolve) => fake.ends.push(resolve)) }),
}))
vi.mock('./stored-pictures.ts', () => ({
  keepPicture: async () => {},
  forgetPicture: async (key: string) => void fake.forgotten.push(key),
  storedPicture: async () => undefined,
}))
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { currentToasts, removeToast } = await import('#ui/toast/toast-store.ts')
const { add, draftOf, drafts, NO_DRAFTS } = await import('./drafts.ts')
const { newDraft } = await import('./draft.ts')
const { addSlots, comingTo } = await import('./carousel-slots.ts')
const { takeAway } = await import('./take-away.ts')

const store = { get: () => ({ viewer: { id: 'v' } }) }
const frame = { say: (key: string) => key, store, ask: async () => ({}) } as never
const sent = (signature: string): Sent => ({ is: 'sent', signature, ext: 'png', color: '#fff', width: 3, height: 4 })
const files = ['b', 'c'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
const end = async (ended: Sent) => {
  await vi.waitFor(() => expect(fake.ends.length).toBe(1))
  fake.ends.shift()?.(ended)
}
const shown = () => draftOf('k')?.slots.map(({ signature }) => signature)
const offered = () => currentToasts().at(-1)!

beforeEach(() => {
  fake.forgotten.length = 0
  drafts.setState({ ...NO_DRAFTS, viewer: 'v' })
  add([newDraft('k', 1, { name: 'a', upload: { at: 'sent', signature: 'own', ext: 'png', color: '#fff' } })])
})

test('create.6 create.14 a carousel that is removed and put back has the pictures that were on their way', async () => {
  void addSlots(frame, 'k', files)
  takeAway(frame, draftOf('k')!)
  await end(sent('b'))
  offered().action?.onSelect?.()
  removeToast(offered().id)
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b']))
  await end(sent('c'))
  await vi.waitFor(() => expect(shown()).toEqual(['own', 'b', 'c']))
  expect([comingTo('k'), fake.forgotten]).toEqual([0, []])
})

test('create.14 one that was lost while its draft was away is told of when it is back', async () => {
  void addSlots(frame, 'k', files.slice(0, 1))
  takeAway(frame, draftOf('k')!)
  await end({ is: 'lost' })
  offered().action?.onSelect?.()
  await vi.waitFor(() => expect(draftOf('k')?.errors.carousel_slots).toBe('create.networkFailed'))
})

test('create.6 what belongs to a removed draft stays for as long as its undoing is offered, and no longer', async () => {
  vi.useFakeTimers()
  void addSlots(frame, 'k', files.slice(0, 1))
  takeAway(frame, draftOf('k')!)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fake.forgotten).toEqual([])
  vi.useRealTimers()
  await end(sent('b'))
  removeToast(offered().id)
  expect(fake.forgotten).toEqual(['k'])
  await vi.waitFor(() => expect(comingTo('k')).toBe(0))
  expect(draftOf('k')).toBeUndefined()
})
