import { expect, test } from 'vitest'
import type { SurfaceName } from '../../constants/surfaces.ts'
import { type HideCall, hideCall } from './hide-call.ts'

test.each<[SurfaceName | null, HideCall | null]>([
  ['AuthHomefeed', 'home'],
  ['RelatedPinGrid', 'related'],
  ['BoardMoreIdeasTabContent', 'related'],
  ['SearchItem', 'search'],
  ['BaseBoardPinGrid', null],
  ['OtherProfilePinGrid', null],
  [null, 'home'],
])('feedback.1 on %s a pin is hidden by %s', (surface, call) => expect(hideCall(surface)).toBe(call))
