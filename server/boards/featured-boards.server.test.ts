import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardArchiveResource, BoardResource } from '#domain/resources/boards.ts'
import { FeaturedBoardsResource } from '#domain/resources/featured-boards.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const featured = async (...who: Parameters<TestHouse['as']>) =>
  (await as(...who)(FeaturedBoardsResource.get, {})).items.map(({ name }) => name)

test('board.9 board.14 boards that staff chose are shown by country and owner, as long as everyone may see them', async () => {
  const [owner, staff, other] = [await world.person(), await world.person({ is_staff: true }), await world.person()]
  const ids = []
  for (const name of ['First', 'Second', 'Third']) ids.push((await as(owner)(BoardResource.create, { name })).id)
  const hidden = await as(owner)(BoardResource.create, { name: 'Hidden', privacy: 'protected' })
  for (const board_id of ids) {
    await expect(as(other)(FeaturedBoardsResource.create, { board_id })).rejects.toMatchObject({ kind: 'forbidden' })
    for (const _ of [1, 2]) await as(staff)(FeaturedBoardsResource.create, { board_id })
    world.pass(1000)
  }
  const wrong = as(staff)(FeaturedBoardsResource.create, { board_id: hidden.id })
  await expect(wrong).rejects.toMatchObject({ kind: 'bad_input', field: 'board_id' })
  for (const who of [null, other]) {
    expect(await featured(who)).toEqual(['Third', 'Second', 'First'])
    expect(await featured(who, { country: 'JP' })).toEqual([])
    expect(await featured(who, { country: 'MX' })).toHaveLength(3)
  }
  expect(await featured(owner)).toEqual([])
  await as(owner)(BoardResource.update, { board_id: ids[2] as never, privacy: 'secret' })
  await as(owner)(BoardArchiveResource.create, { board_id: ids[1] as never })
  expect(await featured(null)).toEqual(['First'])
  await as(staff)(FeaturedBoardsResource.delete, { board_id: ids[0] as never })
  expect(await featured(null)).toEqual([])
})
