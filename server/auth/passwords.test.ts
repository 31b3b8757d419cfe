import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { assertAcceptablePassword, hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

test.each(['123456', 'PASSWORD', 'Qwerty123', 'iloveyou', 'passwort', 'summer2026'])('%s is a common password', (p) =>
  expect(isCommonPassword(p)).toBe(true),
)
test.each(['bowerbird', 'correct horse battery staple', 'Xk29!fq'])('%s is not', (p) =>
  expect(isCommonPassword(p)).toBe(false),
)

test('a password matches in both Unicode normal forms, and nothing else matches', async () => {
  const kept = await hashPassword('low', 'caf\u00e9 au lait')
  expect(kept).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword('low', kept, 'cafe\u0301 au lait')).toBe(true)
  expect(await verifyPassword('low', kept, 'cafe au lait')).toBe(false)
})

test('without a stored password nothing matches, not even the stand-in', async () => {
  expect(await verifyPassword('low', null, 'nobody has this password')).toBe(false)
})

test.each([
  ['full', 'm=40960,t=3,p=1'],
  ['low', 'm=1024,t=1,p=1'],
] as const)('what is hashed with %s strength costs %s', async (strength, cost) =>
  expect(await hashPassword(strength, 'moss and twigs')).toContain(`$${cost}$`),
)

test('the test environment weakens no password', () => {
  expect(process.env.VITEST).toBeDefined()
  expect(readSettings({}).passwordStrength).toBe('full')
})

test('the refusal names the field', () => {
  expect(() => assertAcceptablePassword('password1', 'password')).toThrow(
    expect.objectContaining({ field: 'password' }),
  )
  expect(() => assertAcceptablePassword('a fine one', 'new_password', 'another')).toThrow(
    expect.objectContaining({ field: 'new_password_confirm' }),
  )
})
