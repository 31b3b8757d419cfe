import { expect, test } from 'vitest'
import type { Consent } from '#domain/entities/viewer.ts'
import { makeEventLog } from './log.ts'

function page(consent: Consent | null, debug?: object) {
  const sent: unknown[] = []
  const planned: (() => void)[] = []
  const viewer = { consent }
  const log = makeEventLog({
    store: { get: () => ({ viewer, config: { debug } }) } as never,
    ask: (async (_: unknown, { events }: { events: unknown[] }) => sent.push(events)) as never,
    about: () => ({ landing_page_type: 'home' }),
    now: () => 5,
    later: (act) => planned.push(act),
  })
  return { log, sent, planned, viewer }
}
const YES = { analytics: true, marketing: false, personalization: false }

test.each([[null], [{ ...YES, analytics: false, marketing: true }]])(
  'with the consent %j no event leaves',
  async (consent) => {
    const { log, sent, planned } = page(consent)
    log.log({ event_type: 101 })
    await log.send()
    expect([sent, planned]).toEqual([[], []])
  },
)

test('events leave in one batch, each with its time and an id of its own', async () => {
  const { log, sent, planned } = page(YES)
  log.log({ event_type: 101, object_id_str: '1' })
  log.log({ event_type: 102, object_id_str: '2' })
  expect(planned).toHaveLength(1)
  await log.send()
  expect(sent).toMatchObject([
    [
      { event_type: 101, time: 5 },
      { event_type: 102, time: 5 },
    ],
  ])
})

test('route.22 every event says on what type of page it happened, beside its own words', async () => {
  const { log, sent } = page(YES)
  log.log({ event_type: 101 })
  log.log({ event_type: 5, aux_data: { board_id: '7' } })
  await log.send()
  expect(sent).toMatchObject([
    [{ aux_data: { landing_page_type: 'home' } }, { aux_data: { landing_page_type: 'home', board_id: '7' } }],
  ])
})

test('what waits is dropped when the consent is taken back', async () => {
  const { log, sent, viewer } = page(YES)
  log.log({ event_type: 101 })
  viewer.consent = null
  await log.send()
  expect(sent).toEqual([])
})

test('route.20 a page that is debugged logs no event', async () => {
  const { log, sent, planned } = page(YES, { query: 'deb_timing=1' })
  log.log({ event_type: 101 })
  await log.send()
  expect([sent, planned]).toEqual([[], []])
})
