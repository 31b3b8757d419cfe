import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Ada', 'Ada', ''],
  [' Ada  King Lovelace ', 'Ada', 'King Lovelace'],
  ['a'.repeat(40), 'a'.repeat(30), ''],
])('%j is %j and %j', (full, first_name, last_name) => expect(splitName(full)).toEqual({ first_name, last_name }))
