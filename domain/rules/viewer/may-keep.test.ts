import { expect, test } from 'vitest'
import { mayKeep } from './may-keep.ts'

const no = { analytics: false, marketing: false, personalization: false }

test.each([
  ['session', null, true],
  ['guest_saves', no, true],
  ['pin_day_counts', null, true],
  ['events', null, false],
  ['events', no, false],
  ['events', { ...no, analytics: true }, true],
  ['events', { ...no, marketing: true, personalization: true }, false],
  ['recent_searches', { ...no, personalization: true }, true],
  ['recent_searches', { ...no, analytics: true }, false],
  ['conversion_tag', { ...no, marketing: true }, true],
  ['conversion_tag', no, false],
] as const)('%s with consent %j may be kept: %s', (kind, consent, may) => expect(mayKeep(kind, consent)).toBe(may))
