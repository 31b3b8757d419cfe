import { afterEach, expect, test, vi } from 'vitest'
import type { OutboundTarget } from './outbound-target.ts'
import { openOutboundLink } from './watch-outbound-link.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['an ad', true, 'enabled', 1],
  ['an ad, out of the experiment,', true, 'control', 0],
  ['another pin', false, 'enabled', 0],
])(
  'offsite.11 a click on %s opens the link at once, whatever becomes of its destination',
  async (_, isAd, group, times) => {
    const send = vi.fn((_path: string, _how: object) => new Promise<Response>(() => {}))
    const open = vi.fn()
    vi.stubGlobal('fetch', send)
    vi.stubGlobal('window', { open })
    vi.stubGlobal('location', { host: 'bower.example' })
    const url = `https://shop.example/${group}/${isAd}`
    const check = { url, token: 'signed', redirect_status: 'ok' }
    const viewer = { consent: null, experiments: { ad_destination_fetch: group } }
    const start = { base: { place: { query: new URLSearchParams() } } }
    const frame = { ask: async () => check, start, store: { get: () => ({ viewer }) } } as never
    await openOutboundLink(frame, { url, pin: { id: '12', is_promoted: isAd } as OutboundTarget['pin'] })
    const path = open.mock.calls[0]?.[0]
    expect(path).toContain('signed')
    expect(send.mock.calls).toEqual(Array(times).fill([path, { redirect: 'manual', credentials: 'same-origin' }]))
  },
)
