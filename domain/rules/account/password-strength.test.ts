import { expect, test } from 'vitest'
import { ratePasswordStrength } from './password-strength.ts'

test.each([
  ['abc', 'tooShort'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefgh1234', 'weak'],
  ['kx7fqz', 'fair'],
  ['martakowalski', 'weak'],
  ['quiet lemon under snow', 'strong'],
  ['R7!pz#kQ2w', 'strong'],
])('%j is %s', (password, strength) =>
  expect(ratePasswordStrength(password, ['Marta', 'marta.kowalski@example.org'])).toBe(strength),
)
