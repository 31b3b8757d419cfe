import { expect, test } from 'vitest'
import { addVisitedPin, parseVisitedPins } from './visited-pins.ts'

const visit = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).reduce(
    (kept, id) => addVisitedPin(kept, { id, image_signature: `s${id}` }),
    parseVisitedPins(undefined),
  )

test('closeup.9 the eleventh pin and the eleventh picture push out the oldest; the latest is known', () => {
  const kept = visit(1, 11)
  expect(kept.pins).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  expect(kept.signatures).toHaveLength(10)
  expect(kept.signatures).not.toContain('s1')
  expect(kept.latest).toBe('11')
})

test('closeup.9 one that is visited again stands first, once; without a picture the pictures stay', () => {
  const again = addVisitedPin(visit(1, 3), { id: '2', image_signature: null })
  expect(again).toEqual({ pins: ['2', '3', '1'], signatures: ['s3', 's2', 's1'], latest: '2' })
})

test.each([undefined, null, 'x', { pins: 'x' }, { pins: [1, {}], latest: 4 }])(
  'what is no list is none: %o',
  (stored) => expect(parseVisitedPins(stored)).toEqual({ pins: [], signatures: [], latest: null }),
)
