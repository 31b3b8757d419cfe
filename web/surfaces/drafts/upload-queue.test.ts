import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { UploadResult } from '../../hooks/upload-picture.ts'

// Other test files of this worker may already have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
const fake = vi.hoisted(() => ({ ends: new Map<string, (result: UploadResult) => void>(), cancelled: [] as string[] }))
vi.mock('../../hooks/upload-file.ts', () => ({
  uploadFile: (_: unknown, { name }: { name: string }) => ({
    cancel: () => void fake.cancelled.push(name),
    done: new Promise<UploadResult>((resolve) => fake.ends.set(name, resolve)),
  }),
}))
afterAll(() => vi.resetModules())
const { makeUploadQueue, mayRetryUpload } = await import('./upload-queue.ts')
const { clearRemovalPending, markRemovalPending } = await import('./pending-removals.ts')

const sent: UploadResult = { is: 'sent', signature: 'ab', ext: 'png', width: 3, height: 4, color: '#fff' }
const refused = (status: number): UploadResult => ({ is: 'refused', message: '', status })

function queueOf(keys: string[], atOnce: number, missing: string[] = []) {
  const waiting = [...keys]
  const ended: string[] = []
  const leave = (key: string) => void waiting.splice(waiting.indexOf(key), 1)
  const queue = makeUploadQueue({
    atOnce,
    listWaiting: () => waiting,
    async loadSource(_, key) {
      if (!missing.includes(key)) return { draft: `draft of ${key}`, file: new Blob(['x']), name: key }
      leave(key)
    },
    onBegun: () => {},
    onProgress: () => {},
    onEnd: (_, key) => {
      leave(key)
      ended.push(key)
    },
  })
  queue.start({} as never)
  return { queue, ended }
}
const started = async (names: string[]) => vi.waitFor(() => expect([...fake.ends.keys()]).toEqual(names))

beforeEach(() => {
  fake.ends.clear()
  fake.cancelled.length = 0
})

test('create.6 three uploads run at a time, and the next starts when one of them ends', async () => {
  const { queue, ended } = queueOf(['a', 'b', 'c', 'd', 'e'], 3)
  queue.start({} as never)
  await started(['a', 'b', 'c'])
  fake.ends.get('b')?.(sent)
  await started(['a', 'b', 'c', 'd'])
  fake.ends.get('a')?.({ is: 'lost' })
  await started(['a', 'b', 'c', 'd', 'e'])
  expect(ended).toEqual(['b', 'a'])
})

test('create.6 one after another, in order; a file that is gone is passed over', async () => {
  const { ended } = queueOf(['a', 'gone', 'b'], 1, ['gone'])
  await started(['a'])
  fake.ends.get('a')?.(sent)
  await started(['a', 'b'])
  expect(ended).toEqual(['a'])
})

test('create.6 the result of a removed draft waits for the undo, while files of other drafts continue', async () => {
  const { ended } = queueOf(['a', 'b'], 1)
  await started(['a'])
  markRemovalPending('draft of a')
  fake.ends.get('a')?.(sent)
  await started(['a', 'b'])
  fake.ends.get('b')?.(sent)
  await vi.waitFor(() => expect(ended).toEqual(['b']))
  clearRemovalPending('draft of a')
  await vi.waitFor(() => expect(ended).toEqual(['b', 'a']))
})

test('create.6 a running upload can be cancelled', async () => {
  const { queue } = queueOf(['a', 'b'], 1)
  await started(['a'])
  queue.cancel('b')
  queue.cancel('a')
  expect(fake.cancelled).toEqual(['a'])
})

test.each<[string, UploadResult, boolean]>([
  ['lost with the connection', { is: 'lost' }, true],
  ['over the rate limit', refused(429), true],
  ['a broken server', refused(500), true],
  ['too large', refused(413), false],
  ['signed out', refused(401), false],
  ['cancelled', { is: 'cancelled' }, false],
  ['sent', sent, false],
])('create.6 uploading again may help: %s', (_, result, may) => expect(mayRetryUpload(result)).toBe(may))
