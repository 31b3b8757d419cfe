import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { NewsHubResource } from '#domain/resources/notifications.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import type { Person } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { notifyPerson } from './notify-people.ts'

let house: TestHouse
let owner: Person
let ada: Person
/** The targets that a notification can be about. */
let targets: Record<(typeof NOTIFICATION_KINDS)[NotificationKind]['about'], Id | null>

beforeAll(async () => {
  house = await openTestHouse()
  owner = await house.person()
  ada = await house.person({ first_name: 'Ada', last_name: 'Ash' })
  const [mine, hers] = [house.as(owner), house.as(ada)]
  const asked = await hers(BoardResource.create, { name: 'Garden' })
  await hers(BoardInviteResource.create, { board_id: asked.id, invited_user_ids: [owner.id] })
  targets = {
    pin: (await mine(PinResource.create, { image_base64: await makeTestPicture() })).id,
    board: (await mine(BoardResource.create, { name: 'Kitchen' })).id,
    invitation: asked.id,
    conversation: (await hers(ConversationsResource.create, { user_ids: [owner.id], text: 'Hello' })).id,
    none: null,
  }
}, 60_000)
afterAll(() => house.end())

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]

test.each(KINDS)('news.1 %s has a sentence in each language, and an address', async (kind) => {
  const { about, counts } = NOTIFICATION_KINDS[kind]
  const actor_id = counts === 'nothing' ? null : ada.id
  const amount = counts === 'amount' ? { amount: 3 } : {}
  const notice = { user_id: owner.id, kind, actor_id, target_id: targets[about], ...amount }
  await inUnitOfWork(house.house, 'house', (ctx) => notifyPerson(ctx, notice))
  const said = new Set<string>()
  for (const locale of ['en-US', 'de-DE']) {
    const { items } = await house.as(owner, { locale })(NewsHubResource.get, {})
    const notification = items.find((one) => one.kind === kind)
    said.add(notification?.header_text ?? '')
    expect(notification?.header_text).toMatch(/^[^{}]{5,}$/)
    if (counts !== 'nothing') expect(notification?.header_text).toContain('Ada Ash')
    if (counts === 'amount') expect(notification?.header_text).toContain('3')
    if (notification?.board) expect(notification.header_text).toContain(notification.board.name)
    expect(notification?.url).toMatch(/^\/[^/]/)
    expect(notification?.url).not.toContain('undefined')
  }
  expect(said.size).toBe(2)
})
