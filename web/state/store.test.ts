import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import { PinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import type { PageConfig } from '../page-config.ts'
import { selectAnswer, selectEntity, selectList, selectListItems } from './selectors.ts'
import { makeQuestionKey, makeStore } from './store.ts'

const ada = { type: 'user', id: '7', full_name: 'Ada Berg', username: 'ada' }
const pin = { type: 'pin', id: '1', grid_title: 'Feathers', link: 'https://example.org', pinner: ada, repin_count: 4 }
const viewer = { type: 'viewer', is_auth: false, id: null } as Viewer
const fresh = () => makeStore({ viewer, config: {} as PageConfig })
const one = { id: '1' as Id }
const home = {}
const page = (...items: unknown[]) => ({ items, next: null })

describe('things are kept once', () => {
  test('a person inside a pin is the same person everywhere', () => {
    const store = fresh()
    store.take(PinResource.get, one, pin)
    store.merge({ ...ada, full_name: 'Ada Lind' })
    expect(selectEntity(store.get(), 'pin', '1')?.pinner?.full_name).toBe('Ada Lind')
  })

  test('a missing field is unknown and never overwrites, null is known to be none', () => {
    const store = fresh()
    store.take(PinResource.get, one, { ...pin, description: 'long' })
    store.merge({ type: 'pin', id: '1', grid_title: 'Blue', link: null })
    expect(selectEntity(store.get(), 'pin', '1')).toMatchObject({ grid_title: 'Blue', link: null, description: 'long' })
  })

  test('shop.3 shop.6 a list that knows less of a product or a story leaves what its page knew; a reaction that is gone is gone', () => {
    const store = fresh()
    const product = {
      id: 'p',
      name: 'Jug',
      variant_set: { variants: [] },
      additional_images: [{ image_signature: 'a' }],
    }
    const told = { type: 'pin', id: '1' } as const
    store.take(PinResource.get, one, {
      ...pin,
      rich_summary: { type_name: 'product', products: [product, { id: 'q', name: 'Cup' }] },
      story_pin_data: { id: 's', static_page_count: 2, first_text: 'Hello', pages: [{ id: 'x' }] },
      reaction_counts: { 1: 2, 5: 1 },
    } as never)
    store.merge({
      ...told,
      rich_summary: { type_name: 'product', products: [{ id: 'p', name: 'Blue jug' }] },
      story_pin_data: { id: 's', static_page_count: 3 },
      reaction_counts: { 1: 2 },
    } as never)
    expect(selectEntity(store.get(), 'pin', '1')).toMatchObject({
      rich_summary: { type_name: 'product', products: [{ ...product, name: 'Blue jug' }] },
      story_pin_data: { id: 's', static_page_count: 3, pages: [{ id: 'x' }] },
      reaction_counts: { 1: 2 },
    })
    expect(selectEntity(store.get(), 'pin', '1')?.reaction_counts).toEqual({ 1: 2 })
    expect(selectEntity(store.get(), 'pin', '1')?.story_pin_data?.first_text).toBeUndefined()
    store.merge({ ...told, story_pin_data: { id: 't', static_page_count: 1 } } as never)
    expect(selectEntity(store.get(), 'pin', '1')?.story_pin_data).toEqual({ id: 't', static_page_count: 1 })
    store.merge({ ...told, rich_summary: null } as never)
    expect(selectEntity(store.get(), 'pin', '1')?.rich_summary).toBeNull()
  })

  test('what did not change is the same object, so nothing is drawn anew', () => {
    const store = fresh()
    store.take(UserHomefeedResource.get, home, page(pin, { ...pin, id: '2' }))
    const first = selectEntity(store.get(), 'pin', '1')
    store.merge({ type: 'pin', id: '2', repin_count: 5 })
    store.merge({ type: 'pin', id: '1', repin_count: 4 })
    expect(selectEntity(store.get(), 'pin', '1')).toBe(first)
  })

  test('what was asked for before a change and answered after it does not undo the change', () => {
    const store = fresh()
    const told = { type_name: 'product', products: [{ id: 'p', name: 'Blue jug' }] }
    const whole = { type_name: 'product', products: [{ id: 'p', name: 'Jug', variant_set: { variants: [] } }] }
    store.take(PinResource.get, one, { ...pin, rich_summary: told } as never)
    const before = store.changes()
    store.merge({ type: 'pin', id: '1', repin_count: 5 })
    const late = { ...pin, description: 'long', pinner: { ...ada, full_name: 'Ada Lind' }, rich_summary: whole }
    store.mergeRead(late as never, before)
    expect(selectEntity(store.get(), 'pin', '1')).toMatchObject({
      repin_count: 5,
      description: 'long',
      pinner: { full_name: 'Ada Lind' },
      rich_summary: { products: [{ name: 'Blue jug', variant_set: { variants: [] } }] },
    })
    store.mergeRead({ ...pin }, store.changes())
    expect(selectEntity(store.get(), 'pin', '1')?.repin_count).toBe(4)
    const then = store.changes()
    store.patch('pin', '1', { repin_count: 5 })()
    store.mergeRead({ ...pin, repin_count: 3 }, then)
    expect(selectEntity(store.get(), 'pin', '1')?.repin_count).toBe(4)
  })

  test('a record with a type but no id is no thing', () => {
    const store = fresh()
    const saved_info = { type: 'board', board_id: '9', title: 'Blue' }
    store.take(PinResource.get, one, { ...pin, saved_info })
    expect(selectAnswer(store.get(), PinResource.get, one)?.saved_info).toEqual(saved_info)
  })
})

describe('lists keep ids', () => {
  const key = makeQuestionKey(UserHomefeedResource.get, home)
  const ids = (store: ReturnType<typeof fresh>) =>
    selectListItems<{ id: string }>(store.get(), store.get().lists[key]!).map((item) => item.id)

  test('a later page goes to the end, and nothing stands in a list twice', () => {
    const store = fresh()
    store.take(UserHomefeedResource.get, home, { items: [pin], next: 'a' })
    store.append(UserHomefeedResource.get, home, { items: [pin, { ...pin, id: '2' }], next: null })
    expect(ids(store)).toEqual(['1', '2'])
    expect(store.get().lists[key]?.next).toBeNull()
  })

  test('how much is shown of an answer does not make it another question; where it begins does', () => {
    expect(makeQuestionKey(UserHomefeedResource.get, { field_set_key: 'card', page_size: 25 })).toBe(key)
    expect(makeQuestionKey(UserHomefeedResource.get, { bookmarks: ['b'] })).not.toBe(key)
  })

  test('a deleted pin leaves every list', () => {
    const store = fresh()
    store.take(UserHomefeedResource.get, home, page(pin, { ...pin, id: '2' }))
    store.drop('pin', '1')
    expect(ids(store)).toEqual(['2'])
  })

  test('forgotten questions are asked anew, and the list stays until then', () => {
    const store = fresh()
    store.take(UserHomefeedResource.get, home, page(pin))
    expect(store.isOlderThan(UserHomefeedResource.get, home, 1000)).toBe(false)
    store.invalidate(UserHomefeedResource.get)
    expect(store.isOlderThan(UserHomefeedResource.get, home, 1000)).toBe(true)
    expect(ids(store)).toEqual(['1'])
  })
})

describe('patches', () => {
  const count = (store: ReturnType<typeof fresh>) => selectEntity(store.get(), 'pin', '1')?.repin_count

  test('lie over the thing until they are taken away', () => {
    const store = fresh()
    store.merge(pin)
    const takeAway = store.patch('pin', '1', { repin_count: 5 })
    expect(count(store)).toBe(5)
    takeAway()
    expect(count(store)).toBe(4)
  })

  test('an older answer does not undo a newer tap', () => {
    const store = fresh()
    store.merge(pin)
    const first = store.patch('pin', '1', { repin_count: 5 })
    const second = store.patch('pin', '1', { repin_count: 6 })
    store.merge({ ...pin, repin_count: 5 })
    first()
    expect(count(store)).toBe(6)
    store.merge({ ...pin, repin_count: 6 })
    second()
    expect(count(store)).toBe(6)
  })
})

test('what is put back of an earlier page tells what the new one does not know, and nothing that it knows better', () => {
  const store = fresh()
  const board = { type: 'board', id: '5', name: 'Blue', url: '/ada/blue/' }
  store.merge({ ...board, name: 'Bluer' } as never)
  store.setEntities({ 'board:5': { ...board, cover_images: [] }, 'board:6': { ...board, id: '6' } })
  expect(selectEntity(store.get(), 'board', '5')).toMatchObject({ name: 'Bluer', cover_images: [] })
  expect(selectEntity(store.get(), 'board', '6')).toMatchObject({ name: 'Blue' })
})

test('a login replaces the viewer, and what was asked before is asked anew', () => {
  const store = fresh()
  store.take(UserHomefeedResource.get, home, page(pin))
  store.take(UserSessionResource.create, {}, { type: 'viewer', is_auth: true, id: '7' })
  expect(store.get().viewer.is_auth).toBe(true)
  expect(store.isOlderThan(UserHomefeedResource.get, home, 1000)).toBe(true)
})

test('what is written into the page gives the same store again', () => {
  const store = fresh()
  store.take(UserHomefeedResource.get, home, page(pin))
  const again = makeStore(JSON.parse(JSON.stringify(store.write())))
  expect(selectEntity(again.get(), 'pin', '1')).toEqual(selectEntity(store.get(), 'pin', '1'))
})

describe('what nobody looks at is let go of', () => {
  const PINS = 50
  const thing = (id: number) => ({ ...pin, id: `${id}`, pinner: { ...ada, id: `p${id}` } })

  test('over 200 pages of 50 Pins there are never many, and what is on the screen stays', { timeout: 20_000 }, () => {
    const store = fresh()
    store.take(UserHomefeedResource.get, home, page(thing(0)))
    const mounted = () => selectList(store.get(), makeQuestionKey(UserHomefeedResource.get, home))
    const most = { entities: 0, lists: 0 }
    store.watch(() => void mounted())
    for (let n = 1; n <= 200; n++) {
      const pins = Array.from({ length: PINS }, (_, at) => thing(n * PINS + at))
      store.take(UserHomefeedResource.get, { page_of: n }, page(...pins))
      const { entities, lists } = store.get()
      most.entities = Math.max(most.entities, Object.keys(entities).length)
      most.lists = Math.max(most.lists, Object.keys(lists).length)
    }
    expect(most.lists).toBeLessThan(70)
    expect(most.entities).toBeLessThan(2 * 70 * PINS)
    expect(mounted()?.items).toHaveLength(1)
    expect(selectEntity(store.get(), 'pin', '0')?.pinner?.id).toBe('p0')
    expect(store.has(UserHomefeedResource.get, { page_of: 1 })).toBe(false)
    expect(store.has(UserHomefeedResource.get, { page_of: 200 })).toBe(true)
  })

  test('an answer that was taken in by its asking is not taken apart again', () => {
    const store = fresh()
    const answer = page(thing(1))
    store.merge(answer)
    store.merge({ type: 'pin', id: '1', repin_count: 9 })
    store.take(UserHomefeedResource.get, home, answer)
    expect(selectEntity(store.get(), 'pin', '1')?.repin_count).toBe(9)
  })
})
