import { expect, test } from 'vitest'
import { acceptPassword, hashPassword, isCommonPassword, isPassword } from './passwords.ts'

test.each(['123456', 'PASSWORD', 'Qwerty123', 'iloveyou', 'passwort', 'summer2026'])('%s is a common password', (p) =>
  expect(isCommonPassword(p)).toBe(true),
)
test.each(['bowerbird', 'correct horse battery staple', 'Xk29!fq'])('%s is not', (p) =>
  expect(isCommonPassword(p)).toBe(false),
)

test('a password is known again, in both ways of writing its letters, and nothing else is', async () => {
  const kept = await hashPassword('caf\u00e9 au lait')
  expect(kept).toMatch(/^\$argon2id\$/)
  expect(await isPassword(kept, 'cafe\u0301 au lait')).toBe(true)
  expect(await isPassword(kept, 'cafe au lait')).toBe(false)
})

test('without a kept password nothing matches, not even what stands in for it', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false)
})

test('the refusal stands at the field', () => {
  expect(() => acceptPassword('password1', 'password')).toThrow(expect.objectContaining({ field: 'password' }))
  expect(() => acceptPassword('a fine one', 'new_password', 'another')).toThrow(
    expect.objectContaining({ field: 'new_password_confirm' }),
  )
})
