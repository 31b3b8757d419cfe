import { expect, test } from 'vitest'
import { redactOptions } from './redact-options.ts'

test('values that people and programs need stay as they were sent', () => {
  const options = {
    boardId: '1',
    page_size: 25,
    field_set_key: 'card',
    query: 'password',
    crop: { x: 0.1 },
    ids: ['1'],
    on: null,
  }
  expect(redactOptions(options)).toEqual(options)
})

test.each(['password', 'new_password', 'newPassword', 'new_password_confirm', 'token', 't', 'image_base64'])(
  'a secret is left out: %s',
  (key) => expect(redactOptions({ [key]: 'twigs', deep: { [key]: 'twigs' }, also: 1 })).toEqual({ deep: {}, also: 1 }),
)

test('secrets in JSON text are left out with it', () => {
  const data = JSON.stringify({ old_password: 'twigs' })
  expect(JSON.stringify(redactOptions({ url: '/v3/users/me/', data }))).not.toContain('twigs')
})

test('long values are cut, in length, in number and in depth', () => {
  let deep: unknown = 'end'
  for (let n = 0; n < 50; n++) deep = { deep }
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n]))
  const sent = { text: 'a'.repeat(100_000), list: Array(100_000).fill(1), deep, many }
  expect(JSON.stringify(redactOptions(sent)).length).toBeLessThan(10_000)
})
