import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOG_EVENT } from '#domain/log-events.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Files that send events, by logging them in the browser or storing them on the server. */
const senders = globSync('{web,server}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .filter((text) => /\b(logEvent|logPinEvent|storeEvents|useToggleFollow|tell|log)\(/.test(text))

test.each(Object.keys(LOG_EVENT))('log.5 log.8 the event %s has a place that sends it', (name) => {
  expect(senders.filter((text) => new RegExp(`LOG_EVENT\\.${name}\\b`).test(text)).length).toBeGreaterThan(0)
})

test('log.6 log.7 log.8 every event type has its number', () => {
  expect(LOG_EVENT).toMatchObject({
    savedPin: 5,
    favorite: 12,
    unfavorite: 13,
    followUser: 24,
    unfollowUser: 25,
    followBoard: 26,
    unfollowBoard: 27,
    click: 101,
    impression: 102,
    longPress: 103,
    scrollDepth: 108,
    followTopic: 601,
    unfollowTopic: 602,
    search: 701,
    typeaheadChosen: 702,
    searchFiltered: 703,
    videoStart: 1701,
    linkChecked: 3830,
    experienceViewed: 4503,
    experienceCompleted: 6567,
    experienceDismissed: 6568,
    carouselSlotSeen: 7352,
    boardPickerOpened: 7761,
    closeup: 8948,
    carouselArrow: 9315,
    carouselSwipe: 9316,
    guestSaveRemembered: 14538,
    guestUpsellShown: 14539,
    guestUpsellAccepted: 14540,
    guestSavesMerged: 14577,
    guestQuickSave: 14581,
  })
  expect(new Set(Object.values(LOG_EVENT)).size).toBe(Object.keys(LOG_EVENT).length)
})
