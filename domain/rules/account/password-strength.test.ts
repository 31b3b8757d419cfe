import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['abc', 'tooShort'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefgh1234', 'weak'],
  ['kx7fqz', 'fair'],
  ['martakowalski', 'weak'],
  ['quiet lemon under snow', 'strong'],
  ['R7!pz#kQ2w', 'strong'],
])('%j is %s', (password, strength) =>
  expect(passwordStrength(password, ['Marta', 'marta.kowalski@example.org'])).toBe(strength),
)
