import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RelatedPinFeedResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserLikesResource, UserPinsResource } from '#domain/resources/users.ts'
import type { Person } from './context.ts'
import { updateFeedPool } from './feed/pool.ts'
import { openTestHouse, type TestHouse } from './testing/test-house.ts'
import { makeTestPicture } from './testing/test-picture.ts'
import { rewriteAudiencesOfPerson } from './users/audience-listeners.ts'

let test_: TestHouse
let owner: Person
let viewer: Person
let boardId: string
let pinId: string
let besideId: string
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person({ username: 'owner' })
  viewer = await test_.person({ username: 'viewer' })
  const shared = await test_.as(viewer)(BoardResource.create, { name: 'Shared' })
  boardId = (await test_.as(owner)(BoardResource.create, { name: 'Open' })).id
  pinId = (await test_.as(owner)(PinResource.create, { board_id: boardId, image_base64: await makeTestPicture() })).id
  besideId = (
    await test_.as(viewer)(PinResource.create, { board_id: shared.id, image_base64: await makeTestPicture() })
  ).id
  await test_.as(owner)(RepinResource.create, { pin_id: besideId, board_id: boardId })
  await test_.house.db
    .insertInto('favorites')
    .values({ user_id: viewer.id, pin_id: pinId as never })
    .execute()
  await test_.house.db
    .updateTable('pins')
    .set({ favorite_count: 1 })
    .where('id', '=', pinId as never)
    .execute()
  await updateFeedPool(test_.house)
})
afterAll(() => test_.end())

/** The number of public lists and pages that contain the pin. */
async function met(): Promise<number> {
  const ask = test_.as(viewer)
  const lists = [
    () => ask(UserHomefeedResource.get, { page_size: 100 }),
    // Visitors share this answer, and must see changes just as soon.
    () => test_.as(null)(UserHomefeedResource.get, { page_size: 100 }),
    () => ask(RelatedPinFeedResource.get, { pin: besideId, page_size: 100 }),
    () => ask(UserLikesResource.get, { username: 'viewer' }),
    () => ask(UserPinsResource.get, { username: 'owner' }),
    () => ask(BoardFeedResource.get, { board_id: boardId }),
    async () => ({ items: [await ask(PinResource.get, { id: pinId })] }),
  ]
  const found = await Promise.all(
    lists.map((list) =>
      list().then(
        ({ items }) => items.some((item) => item.id === pinId),
        () => false,
      ),
    ),
  )
  return found.filter(Boolean).length
}

test.each([
  ['the board becomes secret', () => setBoard({ privacy: 'secret' }), () => setBoard({ privacy: 'public' })],
  ['the board is trashed', () => setBoard({ state: 'trashed' }), () => setBoard({ state: 'live' })],
  ['the owner becomes private', () => setOwner('private'), () => setOwner('active')],
  ['the owner is suspended', () => setOwner('suspended'), () => setOwner('active')],
])('before any job has run, nobody sees the pin when %s', async (_, hide, show) => {
  // A pin that becomes visible again reaches visitors only when the shared answer has expired.
  test_.pass(11_000)
  expect(await met()).toBe(7)
  await hide()
  expect(await met()).toBe(0)
  await rewrite()
  expect(await met()).toBe(0)
  await show()
  await rewrite()
  // A pin that becomes visible again reaches visitors only when the shared answer has expired.
  test_.pass(11_000)
  expect(await met()).toBe(7)
})

const rewrite = () => rewriteAudiencesOfPerson(test_.house, owner.id)
const setOwner = (state: string) =>
  test_.house.db.updateTable('users').set({ state }).where('id', '=', owner.id).execute()
const setBoard = (change: { privacy?: string; state?: string }) =>
  test_.house.db
    .updateTable('boards')
    .set(change)
    .where('id', '=', boardId as never)
    .execute()
