import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { statText } from './stat-text.ts'

test.each([
  [undefined, '–', 'stats.notYet'],
  [null, '–', 'stats.notYet'],
  [0, '0', null],
  [1234, '1.2k', null],
])('stats.6 %s reads %s', (value, text, tooltip) => expect(statText(value, 'en-US')).toEqual({ text, tooltip }))

test('stats.6 the dash says why', () => expect(en['stats.notYet']).toBe('This stat is not available yet'))
