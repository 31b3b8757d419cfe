import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context, Person } from '../context.ts'
import { addToCount } from '../counts.ts'
import { fetchOutsideUrl } from '../links/fetch-outside-url.ts'
import { openPicture } from '../media/open-picture.ts'
import { makeSolidColorCover } from '../media/solid-color-cover.ts'
import { requestsInTransactions } from '../testing/forbid-slow-work-in-transactions.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { inUnitOfWork } from './in-unit-of-work.ts'

let test_: TestHouse
let owner: Person
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person()
})
afterAll(() => test_.end())

function takesNothing(ctx: Context): void {
  expect(() => addToCount(ctx, 'user.pins', owner.id, 1)).toThrow('outside of a unit of work')
  expect(() => ctx.emit('user.changed', { user_id: owner.id })).toThrow('outside of a unit of work')
}

test('counting and emitting fail outside a unit of work', async () => takesNothing(await test_.context(owner)))

test('nothing is written by a context outside of a unit of work, however it is put; what is only read is answered', async () => {
  const { db } = await test_.context(owner)
  const again = sql`UPDATE users SET first_name = first_name WHERE id = ${owner.id}`
  for (const statement of [
    again,
    sql`WITH gone AS (${sql`DELETE FROM searches WHERE user_id = ${owner.id}`}) SELECT 1`,
    sql`INSERT INTO searches (user_id, term, searched_at) VALUES (${owner.id}, 'vase', now())`,
    db.deleteFrom('searches').where('user_id', '=', owner.id),
    db.updateTable('users').set({ first_name: 'Nobody' }).where('id', '=', owner.id),
    db.insertInto('searches').values({ user_id: owner.id, term: 'vase' }),
  ])
    await expect((async () => statement.execute(db))()).rejects.toThrow('only reads')
  const locked = db.selectFrom('users').select('id').where('id', '=', owner.id)
  for (const read of [locked, locked.forUpdate(), locked.forNoKeyUpdate().skipLocked()])
    expect(await read.execute()).toEqual([{ id: owner.id }])
  await inUnitOfWork(test_.house, await test_.context(owner), (ctx) => again.execute(ctx.db))
})

test('counting and emitting fail after the end of the unit of work, and no unit joins it', async () => {
  const kept = await inUnitOfWork(test_.house, 'house', async (ctx) => ctx)
  takesNothing(kept)
  await expect(inUnitOfWork(test_.house, kept, async () => {})).rejects.toThrow('outside of a unit of work')
  const failed: Context[] = []
  const failing = inUnitOfWork(test_.house, 'house', async (ctx) => {
    failed.push(ctx)
    throw new Error('It broke.')
  })
  await expect(failing).rejects.toThrow('It broke.')
  expect(failed).toHaveLength(1)
  for (const ctx of failed) takesNothing(ctx)
})

test('a unit inside another is part of it when it is given its context; without, it is refused', async () => {
  const { house } = test_
  await inUnitOfWork(house, owner, async (ctx) => {
    expect(await inUnitOfWork(house, ctx, async (inner) => inner)).toBe(ctx)
    for (const who of ['house', owner] as const)
      await expect(inUnitOfWork(house, who, async () => {})).rejects.toThrow('inside a transaction')
  })
})

test('no mail is sent, no file written or removed, no picture worked on and no other site asked inside a transaction', async () => {
  const { house } = test_
  const inside = (work: () => Promise<unknown>) => inUnitOfWork(house, 'house', work)
  const mail = { to: 'a@b.test', subject: '', text: '', html: '', locale: 'en-US' }
  await expect(inside(() => house.mailer.send(mail))).rejects.toThrow('inside a transaction')
  await expect(inside(() => house.files.put('a', Buffer.of(), 'text/plain'))).rejects.toThrow('inside a transaction')
  await expect(inside(() => house.files.remove(['a']))).rejects.toThrow('inside a transaction')
  const picture = Buffer.from(await makeTestPicture(), 'base64')
  await expect(inside(() => openPicture(picture).metadata())).rejects.toThrow('inside a transaction')
  await expect(inside(() => makeSolidColorCover('Any words'))).rejects.toThrow('inside a transaction')
  expect(await openPicture(picture).metadata()).toMatchObject({ channels: 3 })
  const asking = () => fetchOutsideUrl('http://nowhere.invalid/', { maxBytes: 1, accept: '*/*' })
  await expect(asking()).rejects.toThrow()
  expect(requestsInTransactions).toEqual([])
  await expect(inside(asking)).rejects.toThrow()
  expect(requestsInTransactions.splice(0)).toEqual(['http://nowhere.invalid'])
})
