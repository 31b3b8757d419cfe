import { beforeEach, expect, test, vi } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import { PinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { en } from '#domain/text/en.ts'
import { makeSay } from '#domain/text/say.ts'
import { makeBrowserAsk, parseCsrfToken } from './ask.ts'
import type { PageConfig } from './page-config.ts'
import { closeLoginPrompt, loginPromptStore } from './state/login-prompt.ts'
import { selectEntity } from './state/selectors.ts'
import { makeStore } from './state/store.ts'

const viewer = { type: 'viewer', is_auth: true, id: '7' } as Viewer
const success = (data: unknown, more = {}) => ({ resource_response: { status: 'success', code: 0, data, ...more } })
const failure = (code: number, error = {}) => ({
  resource_response: { status: 'failure', code, data: null, error: { code, message: 'No', ...error } },
})

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  loginPromptStore.setState({ wish: undefined })
})

function browser(...answers: [status: number, body: object][]) {
  const sent: { url: string; method?: string; headers: Record<string, string>; body?: string; keepalive?: boolean }[] =
    []
  const store = makeStore({ viewer, config: { version: 'one' } as PageConfig })
  const fetch = (async (url: string, request: (typeof sent)[number]) => {
    sent.push({ ...request, url })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  }) as unknown as typeof globalThis.fetch
  const ask = makeBrowserAsk({ store, say: makeSay(en, 'en'), fetch, cookie: () => 'a=b; csrftoken=abc' })
  return { ask, sent, store }
}

test('a read is a GET with its options as JSON, a list has its bookmark', async () => {
  const { ask, sent } = browser([200, success([{ type: 'pin', id: '1' }], { bookmark: 'next' })])
  const answer = await ask(UserHomefeedResource.get, { page_size: 25 })
  expect(answer).toEqual({ items: [{ type: 'pin', id: '1' }], next: 'next' })
  const url = new URL(sent[0]!.url, 'http://here')
  expect(url.pathname).toBe('/resource/UserHomefeedResource/get/')
  expect(JSON.parse(url.searchParams.get('data') ?? '')).toEqual({ options: { page_size: 25 }, context: {} })
})

test('the last page has no bookmark', async () => {
  const { ask } = browser([200, success([])])
  expect(await ask(UserHomefeedResource.get, {})).toEqual({ items: [], next: null })
})

test('a write is a form with the token and a key, and its answer is in the store', async () => {
  const { ask, sent, store } = browser([200, success({ type: 'user', id: '9', full_name: 'Ben' })])
  await ask(UserFollowResource.create, { user_id: '9' as Id })
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/resource/UserFollowResource/create/' })
  expect(sent[0]?.headers).toMatchObject({ 'X-CSRFToken': 'abc', 'Idempotency-Key': expect.stringMatching(/^\w{32}$/) })
  expect(selectEntity(store.get(), 'user', '9')?.full_name).toBe('Ben')
})

test('a short write outlives its page, since it shows at once; a read and a long write do not', async () => {
  const { ask, sent } = browser([200, success({})], [200, success({})], [200, success([])])
  await ask(PinResource.update, { id: '1' as Id, title: 'A vase' })
  await ask(PinResource.update, { id: '1' as Id, description: 'a'.repeat(1_000) })
  await ask(UserHomefeedResource.get, {})
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
})

test('a refusal is thrown with its kind, sentence and field', async () => {
  const { ask } = browser([400, failure(1, { field: 'title' })], [404, failure(50)])
  await expect(ask(PinResource.update, { id: '1' as Id })).rejects.toMatchObject({
    isRefused: true,
    kind: 'bad_input',
    message: 'No',
    field: 'title',
    http_status: 400,
  })
  await expect(ask(PinResource.get, { id: '1' as Id })).rejects.toMatchObject({ kind: 'no_pin', code: 50 })
})

test('a server that can’t be reached is offline, and whoever wanted something is told what to do', async () => {
  const message = 'We couldn’t reach the server. Check your connection and try again.'
  await expect(browser().ask(UserHomefeedResource.get, {})).rejects.toMatchObject({ kind: 'offline', message })
})

test('prompt.1 a 401 in the middle of a tap opens login, then the tap is finished with the same key', async () => {
  const { ask, sent } = browser([401, failure(2)], [200, success({ type: 'user', id: '9' })])
  const tap = ask(UserFollowResource.create, { user_id: '9' as Id }, { reason: 'follow' })
  await vi.waitUntil(() => loginPromptStore.getState().wish)
  expect(loginPromptStore.getState().wish?.reason).toBe('follow')
  closeLoginPrompt(true)
  expect(await tap).toMatchObject({ id: '9' })
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key'])
})

test('prompt.1 the prompt carries the pin or the board that the tap was on', async () => {
  const { ask } = browser([401, failure(2)], [401, failure(2)])
  for (const [reason, subject] of [
    ['hide', { pin_id: '5' }],
    ['unfollow', { board_id: '6' }],
  ] as const) {
    const tap = ask(UserFollowResource.create, { user_id: '9' as Id }, { reason, ...subject })
    await vi.waitUntil(() => loginPromptStore.getState().wish)
    expect(loginPromptStore.getState().wish).toMatchObject({ reason, ...subject })
    closeLoginPrompt(false)
    await expect(tap).rejects.toMatchObject({ dismissed: true })
  }
})

test('closing the dialog ends the tap quietly', async () => {
  const { ask } = browser([401, failure(2)])
  const tap = ask(UserFollowResource.create, { user_id: '9' as Id })
  await vi.waitUntil(() => loginPromptStore.getState().wish)
  closeLoginPrompt(false)
  await expect(tap).rejects.toMatchObject({ kind: 'not_signed_in', dismissed: true })
})

test('a wrong password is no reason to ask for a login', async () => {
  const { ask } = browser([401, failure(78)])
  await expect(ask(UserFollowResource.create, { user_id: '9' as Id })).rejects.toMatchObject({ kind: 'wrong_login' })
  expect(loginPromptStore.getState().wish).toBeUndefined()
})

test.each([
  ['csrftoken=abc', 'abc'],
  ['xcsrftoken=no; csrftoken=abc; z=1', 'abc'],
  ['', ''],
])('the token in %j is %j', (cookies, token) => expect(parseCsrfToken(cookies)).toBe(token))
