import { expect, test, vi } from 'vitest'
import { fetchAdDestination } from './ad-destination.ts'

const viewerIn = (group: string) => ({ experiments: { ad_destination_fetch: group } }) as never

test.each([
  ['enabled', true, 1],
  ['enabled', false, 0],
  ['control', true, 0],
])('offsite.11 in the group %s, an ad %s: the destination is requested %i times', (group, isAd, times) => {
  const send = vi.fn(async () => new Response())
  fetchAdDestination(isAd, '/offsite/?url=x', viewerIn(group), send)
  expect(send).toHaveBeenCalledTimes(times)
  if (times) expect(send).toHaveBeenCalledWith('/offsite/?url=x', expect.objectContaining({ redirect: 'manual' }))
})

test('offsite.11 a destination that never answers or fails delays and breaks nothing', async () => {
  const never = vi.fn(() => new Promise<Response>(() => {}))
  expect(fetchAdDestination(true, '/offsite/', viewerIn('enabled'), never)).toBeUndefined()
  const failing = vi.fn(async () => Promise.reject(new Error('offline')))
  fetchAdDestination(true, '/offsite/', viewerIn('enabled'), failing)
  await vi.waitFor(() => expect(failing).toHaveBeenCalled())
})
