import { expect, test, vi } from 'vitest'
import { reportAttribution } from './attribution.ts'
import type { OutboundTarget } from './outbound-target.ts'

const pin = { id: '1', is_promoted: true, attribution_source_id: '77' } as OutboundTarget['pin']
const way = { url: 'https://shop.example/jar', pin }
const consent = { marketing: true, analytics: true, personalization: false }
const frameWith = (agreed: object | null) =>
  ({
    store: { get: () => ({ viewer: { consent: agreed }, config: { public_url: 'https://bower.example' } }) },
  }) as never

function surroundings(more: object = {}) {
  const sent: [string, RequestInit | undefined][] = []
  const notes: string[] = []
  const send = vi.fn(async (url: string, init?: RequestInit) => {
    sent.push([url, init])
    return new Response('', { status: 200 })
  })
  const base = {
    isAllowed: () => true,
    send: send as never,
    note: (text: string) => void notes.push(text),
  }
  return { sent, notes, given: { ...base, host: 'bower.example', ...more } }
}

test('offsite.6 offsite.12 an ad click on the main host is reported with keepalive', async () => {
  const { sent, notes, given } = surroundings()
  await reportAttribution('click', way, frameWith(consent), given)
  expect(sent).toHaveLength(1)
  const [address, init] = sent[0]!
  expect(address).toContain('/v3/attribution/source/?source_event_id=77')
  expect(address).toContain('expiry=604800')
  expect(init).toMatchObject({ keepalive: true })
  expect(notes).toEqual([])
})

test('offsite.12 on another host it is reported to the main host through an image attribute', async () => {
  const attributes: [string, string][] = []
  vi.stubGlobal(
    'Image',
    class {
      setAttribute(name: string, value: string) {
        attributes.push([name, value])
      }
    },
  )
  const { sent, notes, given } = surroundings({ host: 'elsewhere.example' })
  await reportAttribution('view', way, frameWith(consent), given)
  vi.unstubAllGlobals()
  expect([sent, notes]).toEqual([[], []])
  const address = expect.stringMatching(
    /^https:\/\/bower\.example\/v3\/attribution\/source\/\?source_event_id=77&.*expiry=86400/,
  )
  expect(attributes).toEqual([['attributionsrc', address]])
})

test.each([
  ['no consent', way, null],
  ['marketing refused', way, { ...consent, marketing: false }],
  ['no ad', { ...way, pin: { ...pin, is_promoted: false } as OutboundTarget['pin'] }, consent],
])('offsite.12 nothing is sent with %s', async (_, what, agreed) => {
  const { sent, notes, given } = surroundings()
  await reportAttribution('click', what, frameWith(agreed), given)
  expect([sent, notes]).toEqual([[], []])
})

test('offsite.13 a missing browser feature, a failing server and an invalid host are only logged', async () => {
  const away = surroundings({ isAllowed: () => false })
  await reportAttribution('view', way, frameWith(consent), away.given)
  expect([away.sent, away.notes]).toEqual([[], ['attribution-reporting is not enabled']])
  const failing = surroundings({ send: async () => new Response('', { status: 500 }) })
  await reportAttribution('view', way, frameWith(consent), failing.given)
  expect(failing.notes).toEqual(['server request failed.'])
  const unreadable = surroundings()
  await reportAttribution('click', { ...way, url: 'https://' }, frameWith(consent), unreadable.given)
  expect([unreadable.sent, unreadable.notes]).toEqual([[], ['no hostname in https://']])
})

test.each([
  ['click', 1],
  ['view', 0],
] as const)('offsite.13 of a %s without a source, %i are told', async (kind, count) => {
  const told: object[] = []
  const { sent, notes, given } = surroundings({ tell: (event: object) => void told.push(event) })
  const sourceless = { ...way, pin: { ...pin, attribution_source_id: null } as OutboundTarget['pin'] }
  await reportAttribution(kind, sourceless, frameWith(consent), given)
  expect([sent, notes]).toEqual([[], []])
  expect(told).toEqual(Array(count).fill({ event_type: 3832, object_id_str: '1' }))
})
