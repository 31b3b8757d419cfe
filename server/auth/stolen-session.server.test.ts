import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { openServer } from '../http/server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestBrowser } from './testing/browser.ts'

let world: TestHouse
let app: FastifyInstance
let ips = 0
const PASSWORD = 'violet bower'
const NEW = 'orange feather'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeAll(async () => {
  world = await openTestHouse()
  app = await openServer(world.house)
})
afterAll(async () => {
  await app.close()
  await world.end()
})

type Browser = ReturnType<typeof makeTestBrowser>
const client = () => makeTestBrowser(app, `203.0.113.${++ips}`)
const isIn = async (one: Browser) => (await one.ask('UserSettings', 'get')).status === 200
const settingsOf = async (one: Browser) => (await one.ask('UserSettings', 'get')).data

async function loggedIn(named: string, password = PASSWORD) {
  const one = client()
  const { status } = await one.ask('UserSession', 'create', { username_or_email: named, password })
  expect(status).toBe(200)
  return one
}

/** A stolen session: created a while ago, and without the password. */
async function stolen(username: string) {
  await world.person({ username, password: PASSWORD })
  const one = await loggedIn(username)
  world.pass(11 * MINUTE)
  return one
}

async function mailsTo(email: string) {
  await world.actOnFacts()
  const mine = world.mails.filter((mail) => mail.to === email)
  for (const mail of mine) world.mails.splice(world.mails.indexOf(mail), 1)
  return mine
}
const linkIn = (mail: { text: string } | undefined, path: string) =>
  new RegExp(`http://localhost:3000(${path}\\S*)`).exec(mail?.text ?? '')?.[1] ?? 'no link'
const tokenIn = (mail: { text: string } | undefined) => /panic\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no token'
const panic = (mail: { text: string } | undefined) => client().ask('Panic', 'create', { token: tokenIn(mail) })

/** Changes the email of the account, with the password. */
async function moveTo(one: Browser, email: string, password = PASSWORD) {
  expect((await one.ask('UserSettings', 'update', { email, password })).status).toBe(200)
  const [mail] = await mailsTo(email)
  expect((await client().send('GET', linkIn(mail, '/email/verify'))).location).toBe('/settings/?verified=1')
}

test.each<[string, string, string, Record<string, unknown>]>([
  ['another e-mail address', 'UserSettings', 'update', { email: 'thief@example.test' }],
  ['pausing', 'DeactivateAccount', 'create', { reason: 'other', explanation: '' }],
  ['deleting', 'DeactivateAccount', 'create', { delete_account: true }],
  ['another password', 'UserPassword', 'update', { old_password: '', new_password: NEW, new_password_confirm: NEW }],
])('auth.1 %s is refused to a session without the password, and changes nothing', async (what, name, verb, asked) => {
  const one = await stolen(`robbed_${what.replaceAll(/\W/g, '_')}`.slice(0, 30))
  const before = await settingsOf(one)
  const reply = await one.ask(name, verb as 'update', asked)
  expect([400, 403]).toContain(reply.status)
  expect(reply.body.resource_response.error).toMatchObject({ field: expect.stringMatching(/password$/) })
  expect(await settingsOf(one)).toEqual(before)
  expect(await mailsTo('thief@example.test')).toEqual([])
})

test('auth.1 a password of the session’s own is asked for by its code, and the right one is enough', async () => {
  const one = await stolen('proving')
  const needed = await one.ask('UserSettings', 'update', { email: 'proven@example.test' })
  expect(needed.status).toBe(403)
  expect(needed.body.resource_response.error).toMatchObject({ code: 7, field: 'password' })
  const wrong = await one.ask('UserSettings', 'update', { email: 'proven@example.test', password: 'no' })
  expect(wrong.status).toBe(400)
  const right = await one.ask('UserSettings', 'update', { email: 'proven@example.test', password: PASSWORD })
  expect(right.data).toMatchObject({ pending_email: 'proven@example.test' })
})

test('wire.13 UserSettings update changes other fields without a password, and drops a change that waits', async () => {
  const one = await stolen('plain_fields')
  const sent = { first_name: 'Ada', username: 'plainer', about: 'x', country: 'DE', surface_tag: 'banner' }
  expect((await one.ask('UserSettings', 'update', sent)).data).toMatchObject({ first_name: 'Ada', username: 'plainer' })
  const same = await one.ask('UserSettings', 'update', { email: 'plain_fields@example.test' })
  expect(same.data).toMatchObject({ email: 'plain_fields@example.test', pending_email: null })
})

test('wire.13 a tool that has just logged in needs no password to change the address or to deactivate', async () => {
  const person = await world.person({ username: 'tool_user', password: PASSWORD })
  const one = await loggedIn('tool_user')
  expect((await one.ask('UserSettings', 'update', { email: 'tool@example.test' })).status).toBe(200)
  const leave = { user_id: person.id, reason: 'other', explanation: 'a break' }
  expect((await one.ask('DeactivateAccount', 'create', leave)).status).toBe(200)
  expect(await isIn(one)).toBe(false)
})

test('for good it goes only with the password, however fresh the login', async () => {
  await world.person({ username: 'hasty', password: PASSWORD })
  const one = await loggedIn('hasty')
  expect((await one.ask('DeactivateAccount', 'create', { delete_account: true })).status).toBe(400)
  expect(await isIn(one)).toBe(true)
})

test('guesses by a session are counted like logins', async () => {
  const one = await stolen('guessed')
  const guess = (password: string) => one.ask('UserSettings', 'update', { email: 'guesser@example.test', password })
  for (let i = 0; i < 10; i++) expect((await guess(`guess ${i}`)).status).toBe(400)
  const { status, body } = await guess(PASSWORD)
  expect([status, body.resource_response.error?.code]).toEqual([429, 8])
  expect(await settingsOf(one)).toMatchObject({ pending_email: null })
})

test('auth.1 panic from the old address brings it back and ends everything else', async () => {
  const thief = await stolen('taken_over')
  await moveTo(thief, 'thief_a@example.test')
  const told = await mailsTo('taken_over@example.test')
  expect(told.map((mail) => mail.subject)).toEqual([
    'Your email address is about to change',
    'Your email address has changed',
  ])
  // The thief goes on: another email, another password, another pending change, and a reset link.
  await moveTo(thief, 'thief_b@example.test')
  const change = { old_password: PASSWORD, new_password: NEW, new_password_confirm: NEW }
  expect((await thief.ask('UserPassword', 'update', change)).status).toBe(200)
  await thief.ask('UserSettings', 'update', { email: 'thief_c@example.test', password: NEW })
  await client().ask('UserResetPassword', 'create', { username_or_email: 'thief_b@example.test' })
  const thiefs = await mailsTo('thief_b@example.test')
  expect(thiefs.map((mail) => mail.subject)).toContain('Your password was changed')
  const [waiting] = await mailsTo('thief_c@example.test')

  expect((await panic(told[1])).status).toBe(200)
  expect(await isIn(thief)).toBe(false)
  for (const named of ['taken_over', 'taken_over@example.test', 'thief_b@example.test'])
    for (const password of [PASSWORD, NEW])
      expect((await client().ask('UserSession', 'create', { username_or_email: named, password })).status).toBe(401)
  for (const mail of thiefs.filter((one) => one.text.includes('/secure/panic')))
    expect((await panic(mail)).status).toBe(400)
  expect((await client().send('GET', linkIn(waiting, '/email/verify'))).location).toBe('/email_verification_error')

  const [reset] = await mailsTo('taken_over@example.test')
  const resetThief = thiefs.find((mail) => mail.subject === 'Reset your password')
  for (const [mail, expected] of [
    [resetThief, 400],
    [reset, 200],
  ] as const) {
    const { location } = await client().send('GET', linkIn(mail, '/password/reset/link'))
    const [, username, expiration, token] = /^\/pw\/([^/]+)\/\?e=(\d+)&t=([\w-]+)$/.exec(location) ?? []
    const form = { username, expiration, token, new_password: 'green twig', new_password_confirm: 'green twig' }
    expect((await client().ask('ResetPasswordFromEmail', 'update', form)).status).toBe(expected)
  }
  const back = await loggedIn('taken_over@example.test', 'green twig')
  expect(await settingsOf(back)).toMatchObject({
    email: 'taken_over@example.test',
    email_verified: true,
    pending_email: null,
  })
  const former = await mailsTo('thief_b@example.test')
  expect(former.map((mail) => mail.subject)).toContain('Your email address has changed')
  expect(former.map((mail) => mail.text).join()).not.toContain('token=')
})

test('a thief’s own panic does not revoke the link mailed to the old email before', async () => {
  const thief = await stolen('outrun')
  await moveTo(thief, 'thief_d@example.test')
  const told = await mailsTo('outrun@example.test')
  world.pass(MINUTE)
  await thief.ask('UserSettings', 'update', { email: 'thief_e@example.test', password: PASSWORD })
  const [own] = await mailsTo('thief_d@example.test')
  expect((await panic(own)).status).toBe(200)
  expect((await panic(told[0])).status).toBe(200)
  expect((await mailsTo('outrun@example.test')).map((mail) => mail.subject)).toContain('Reset your password')
})

test('nobody else can take an email while it can still be restored', async () => {
  const one = await stolen('mover')
  await moveTo(one, 'moved@example.test')
  const [told] = await mailsTo('mover@example.test')
  const form = { first_name: 'Eve', email: 'mover@example.test', password: PASSWORD, age: '30' }
  expect((await client().ask('UserRegister', 'create', form)).status).toBe(409)
  expect((await panic(told)).status).toBe(200)
  const other = await stolen('mover_two')
  await moveTo(other, 'moved_two@example.test')
  world.pass(32 * DAY)
  const { sweepExpiredRows } = await import('../jobs/sweep-expired-rows.ts')
  await sweepExpiredRows(world.house)
  expect((await client().ask('UserRegister', 'create', { ...form, email: 'mover_two@example.test' })).status).toBe(200)
})

test('pausing and deleting are announced by mail, and its link undoes them', async () => {
  for (const [username, more, subject] of [
    ['paused_one', {}, 'Your account is paused'],
    ['deleted_one', { delete_account: true }, 'Your account will be deleted'],
  ] as const) {
    const thief = await stolen(username)
    expect((await thief.ask('DeactivateAccount', 'create', { ...more, password: PASSWORD })).status).toBe(200)
    const [mail] = await mailsTo(`${username}@example.test`)
    expect(mail?.subject).toBe(subject)
    expect((await client().ask('User', 'get', { username })).status).toBe(404)
    expect((await panic(mail)).status).toBe(200)
    expect((await client().ask('User', 'get', { username })).status).toBe(200)
    const kept = world.house.db.selectFrom('users').select(['state', 'deletion_at']).where('username', '=', username)
    expect(await kept.executeTakeFirst()).toEqual({ state: 'active', deletion_at: null })
  }
})

test('whether an email has an account is told only to its owner, not to someone who wants to use it', async () => {
  await world.person({ username: 'resident', password: PASSWORD, email: 'resident@example.test' })
  const one = await stolen('curious')
  const replies = []
  for (const email of ['free@example.test', 'resident@example.test']) {
    const { status, data } = await one.ask('UserSettings', 'update', { email, password: PASSWORD })
    expect(data).toMatchObject({ pending_email: email })
    replies.push({ status, data: { ...data, pending_email: null } })
  }
  expect(replies[1]).toEqual(replies[0])
  expect(replies[0]?.status).toBe(200)
  const again = { email: 'resident@example.test', password: PASSWORD }
  expect((await one.ask('EmailVerification', 'create')).status).toBe(200)
  const told = await mailsTo('resident@example.test')
  expect(told.map(({ subject }) => subject)).toEqual(Array(3).fill('Someone tried to use your email address'))
  expect(told.map(({ text }) => text).join()).not.toContain('token=')
  for (let i = 3; i < 20; i++) expect((await one.ask('UserSettings', 'update', again)).status).toBe(200)
  expect((await one.ask('UserSettings', 'update', again)).status).toBe(429)
  expect((await one.ask('UserSettings', 'update', { ...again, email: 'free@example.test' })).status).toBe(429)
})

test('auth.1 a session of an earlier epoch is invalid, even one created at that moment', async () => {
  const person = await world.person({ username: 'epochs', password: PASSWORD })
  const one = await loggedIn('epochs')
  expect(await isIn(one)).toBe(true)
  await world.house.db
    .updateTable('users')
    .set({ session_epoch: person.session_epoch + 1 })
    .where('id', '=', person.id)
    .execute()
  expect(await isIn(one)).toBe(false)
  expect((await one.ask('UserSession', 'get')).data).toMatchObject({ is_auth: false, id: null })
  const now = await loggedIn('epochs')
  expect((await now.ask('UserSessionStore', 'get')).data).toHaveLength(1)
})

test('auth.1 signing out the others ends a login that is not written yet', async () => {
  const person = await world.person({ username: 'racing', password: PASSWORD })
  const [here, late] = [await loggedIn('racing'), await loggedIn('racing')]
  const { rows } = await world.house.pool.query('DELETE FROM sessions WHERE user_id = $1 RETURNING *', [person.id])
  const write = (row: Record<string, unknown>) =>
    world.house.pool.query('INSERT INTO sessions SELECT * FROM json_populate_record(NULL::sessions, $1)', [
      JSON.stringify({ ...row, token_hash: `\\x${(row.token_hash as Buffer).toString('hex')}` }),
    ])
  const [first, second] = rows.sort((a, b) => a.created_at - b.created_at)
  await write(first)
  const change = { old_password: PASSWORD, new_password: NEW, new_password_confirm: NEW }
  expect((await here.ask('UserPassword', 'update', change)).status).toBe(200)
  await write(second)
  expect([await isIn(here), await isIn(late)]).toEqual([true, false])
})

test('no hash from which a password could be guessed is stored with an answer', async () => {
  const one = await stolen('hashless')
  const change = { email: 'hashless2@example.test', password: PASSWORD }
  await one.ask('UserSettings', 'update', change)
  const { runIdempotently } = await import('../idempotency.ts')
  const { UserSettingsResource } = await import('#domain/resources/account.ts')
  const person = await world.house.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', 'hashless')
    .executeTakeFirstOrThrow()
  const ctx = await world.context(person)
  for (const [key, password] of [
    ['a', PASSWORD],
    ['b', NEW],
  ] as const)
    await inUnitOfWork(world.house, ctx, (unit) =>
      runIdempotently(unit, UserSettingsResource.update, { ...change, password }, key, async () => null),
    )
  const kept = world.house.db.selectFrom('requests').select('options_hash').where('actor_id', '=', person.id)
  expect(new Set((await kept.execute()).map(({ options_hash }) => options_hash)).size).toBe(1)
})
