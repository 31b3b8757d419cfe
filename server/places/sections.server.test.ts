import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardFeedResource, BoardResource, BoardSectionsResource } from '#domain/resources/boards.ts'
import { BulkEditResource } from '#domain/resources/bulk.ts'
import { FavoriteResource, PinResource } from '#domain/resources/pins.ts'
import {
  BoardSectionEditResource,
  BoardSectionOrderResource,
  BoardSectionPinsResource,
  BoardSectionResource,
} from '#domain/resources/sections.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let owner: Person
let other: Person
let picture: string
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person({ username: 'owner' })
  other = await world.person({ username: 'other' })
  picture = await makeTestPicture()
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aBoard = (name: string, more = {}) => as(owner)(BoardResource.create, { name, ...more })
const aPin = (board_id: string, title = '') =>
  as(owner)(PinResource.create, { board_id, image_base64: picture, title } as never)
const aSection = (board_id: string, name: string, initial_pins: string[] = []) =>
  as(owner)(BoardSectionResource.create, { board_id, name, initial_pins } as never)
const titles = async (board_id: string) =>
  (await as(null)(BoardSectionsResource.get, { board_id } as never)).items.map(({ title }) => title)

test('board.4 a section is made with its first pins, found by id and by address, and renamed', async () => {
  const board = await aBoard('With sections')
  const pin = await aPin(board.id, 'first')
  const made = await aSection(board.id, 'Small Plates', [pin.id])
  expect(made).toMatchObject({ title: 'Small Plates', slug: 'small-plates', pin_count: 1 })
  const found = await as(null)(BoardSectionResource.get, { section_id: made.id })
  expect(found).toMatchObject({ title: 'Small Plates', board: { id: board.id, owner: { username: 'owner' } } })
  expect(found.preview_pins.map(({ id }) => id)).toEqual([pin.id])
  const address = { username: 'owner', board_slug: 'with-sections', section_slug: 'small-plates' }
  expect((await as(null)(BoardSectionResource.get, address)).id).toBe(made.id)
  const twin = await aSection(board.id, 'small plates')
  expect(twin.slug).toBe('small-plates-2')
  const renamed = await as(owner)(BoardSectionEditResource.create, { section_id: made.id, name: 'Large Plates' })
  expect(renamed).toMatchObject({ title: 'Large Plates', slug: 'large-plates' })
  expect((await as(null)(BoardResource.get, { board_id: board.id })).section_count).toBe(2)
})

test('board.4 names of sections are bounded, and nobody else arranges them', async () => {
  const board = await aBoard('Guarded')
  const section = await aSection(board.id, 'Mine')
  await expect(aSection(board.id, '  ')).rejects.toMatchObject({ kind: 'bad_input', key: 'section.titleMissing' })
  await expect(aSection(board.id, 's'.repeat(51))).rejects.toMatchObject({ field: 'name' })
  const rename = as(other)(BoardSectionEditResource.create, { section_id: section.id, name: 'Yours' })
  await expect(rename).rejects.toMatchObject({ kind: 'forbidden' })
  await as(owner)(BoardResource.update, { board_id: board.id, privacy: 'secret' })
  for (const asked of [
    () => as(other)(BoardSectionResource.get, { section_id: section.id }),
    () => as(other)(BoardSectionPinsResource.get, { section_id: section.id }),
    () => as(other)(BoardSectionEditResource.delete, { section_id: section.id }),
  ])
    await expect(asked()).rejects.toMatchObject({ kind: 'no_section' })
})

test('board.4 pins go in and out of sections, and stay on the board when a section goes', async () => {
  const board = await aBoard('In and out')
  const pins = [await aPin(board.id, 'a'), await aPin(board.id, 'b')]
  const section = await aSection(board.id, 'Part')
  const move = (section_id?: string) =>
    as(owner)(BulkEditResource.update, { board_id: board.id, section_id, pin_ids: pins.map(({ id }) => id) } as never)
  await move(section.id)
  const inside = await as(null)(BoardSectionPinsResource.get, { section_id: section.id })
  expect(inside.items.map((pin) => [pin.title, pin.pinner?.username])).toEqual([
    ['b', 'owner'],
    ['a', 'owner'],
  ])
  const loose = () => as(null)(BoardFeedResource.get, { board_id: board.id, filter_section_pins: true })
  expect((await loose()).items).toEqual([])
  await as(owner)(FavoriteResource.create, { pin_id: pins[0]?.id as never })
  const favorites = await as(null)(BoardSectionPinsResource.get, { section_id: section.id, current_filter: 1 })
  expect(favorites.items.map(({ title }) => title)).toEqual(['a'])
  await move()
  expect((await loose()).items).toHaveLength(2)
  await move(section.id)
  await as(owner)(BoardSectionEditResource.delete, { section_id: section.id })
  expect((await loose()).items).toHaveLength(2)
  expect(await as(null)(BoardResource.get, { board_id: board.id })).toMatchObject({ pin_count: 2, section_count: 0 })
  expect((await as(null)(PinResource.get, { id: pins[0]?.id as never })).section).toBeNull()
})

test('board.4 sections stand as they were put', async () => {
  const board = await aBoard('Sorted')
  const [a, b, c] = [await aSection(board.id, 'a'), await aSection(board.id, 'b'), await aSection(board.id, 'c')]
  expect(await titles(board.id)).toEqual(['a', 'b', 'c'])
  await as(owner)(BoardSectionOrderResource.update, { section_id: c.id, before_id: a.id })
  await as(owner)(BoardSectionOrderResource.update, { section_id: a.id, after_id: b.id })
  expect(await titles(board.id)).toEqual(['c', 'b', 'a'])
  // Sections with equal positions get distinct ones when another is moved between them.
  await world.house.db.updateTable('sections').set({ position: 'a0' }).where('board_id', '=', board.id).execute()
  await as(owner)(BoardSectionOrderResource.update, { section_id: c.id, before_id: b.id })
  expect(await titles(board.id)).toEqual(['a', 'c', 'b'])
})
