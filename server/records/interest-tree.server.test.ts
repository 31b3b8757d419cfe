import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { forgetInterestTree, interestTree, keepInterestTree } from './interest-tree.ts'

let world: TestHouse
let house: House
let moss: Id
let now = 1
beforeAll(async () => {
  world = await testHouse()
  // Time stands still: what is known would never be too old by itself.
  house = { ...world.house, uptime: () => now }
  moss = house.newId()
  await world.house.db.insertInto('interests').values({ id: moss, name: 'Moss', url_name: 'moss' }).execute()
})
afterAll(() => world.end())

const nameIn = async () => (await interestTree(house)).byId.get(moss)?.name
const rename = (name: string) => world.house.db.updateTable('interests').set({ name }).where('id', '=', moss).execute()

test('topic.2 what another process changes in the tree of topics is known here before anyone asks', async () => {
  const stop = keepInterestTree(house, 5)
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
  forgetInterestTree(house)
  const stop = keepInterestTree(house, 60_000)
  try {
    await Promise.all([interestTree(house), interestTree(house)])
    await interestTree(house)
    expect(read).toHaveBeenCalledTimes(1)
  } finally {
    read.mockRestore()
    await stop()
  }
})

test('topic.2 when nobody keeps it, the tree of topics is read again after five seconds', async () => {
  await interestTree(house)
  await rename('Ferns')
  now += 5_000
  expect(await nameIn()).not.toBe('Ferns')
  now += 1
  expect(await nameIn()).toBe('Ferns')
})
