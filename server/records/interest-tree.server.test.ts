import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { invalidateInterestTree, keepInterestTreeFresh, loadInterestTree } from './interest-tree.ts'

let world: TestHouse
let house: House
let moss: Id
let now = 1
beforeAll(async () => {
  world = await openTestHouse()
  // The clock is stopped, so that nothing in the cache expires by itself.
  house = { ...world.house, uptime: () => now }
  moss = house.newId()
  await world.house.db.insertInto('interests').values({ id: moss, name: 'Moss', url_name: 'moss' }).execute()
})
afterAll(() => world.end())

const nameIn = async () => (await loadInterestTree(house)).byId.get(moss)?.name
const rename = (name: string) => world.house.db.updateTable('interests').set({ name }).where('id', '=', moss).execute()

test('topic.2 what another process changes in the tree of topics is known here before anyone asks', async () => {
  const stop = keepInterestTreeFresh(house, 5)
  try {
    expect(await nameIn()).toBe('Moss')
    await rename('Mosses')
    await vi.waitFor(async () => expect(await nameIn()).toBe('Mosses'))
  } finally {
    await stop()
  }
})

test('topic.2 a page waits for the tree that is being read, and reads none itself', async () => {
  const read = vi.spyOn(house.db, 'selectFrom')
  invalidateInterestTree(house)
  const stop = keepInterestTreeFresh(house, 60_000)
  try {
    await Promise.all([loadInterestTree(house), loadInterestTree(house)])
    await loadInterestTree(house)
    expect(read).toHaveBeenCalledTimes(1)
  } finally {
    read.mockRestore()
    await stop()
  }
})

test('topic.2 when nobody keeps it, the tree of topics is read again after five seconds', async () => {
  await loadInterestTree(house)
  await rename('Ferns')
  now += 5_000
  expect(await nameIn()).not.toBe('Ferns')
  now += 1
  expect(await nameIn()).toBe('Ferns')
})
