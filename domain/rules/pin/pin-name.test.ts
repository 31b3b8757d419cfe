import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { makeSay } from '../../text/say.ts'
import { pinAltText, pinName } from './pin-name.ts'

test.each([
  [{ grid_title: 'Feathers', alt_text: 'A blue bird', auto_alt_text: 'bird' }, 'Feathers', 'A blue bird'],
  [{ grid_title: 'Feathers', alt_text: ' ', auto_alt_text: 'bird' }, 'Feathers', 'bird'],
  [{ grid_title: '', alt_text: '', auto_alt_text: 'bird' }, 'bird', 'bird'],
  [{ grid_title: 'Feathers', alt_text: '', auto_alt_text: '' }, 'Feathers', null],
  [{ grid_title: '', alt_text: '', auto_alt_text: '' }, '', null],
])('card.10 %j is called %j and described as %j', (pin, name, alt) => {
  expect(pinName(pin)).toBe(name)
  expect(pinAltText(pin)).toBe(alt)
})

test('card.10 the labels, to the letter', () => {
  const say = makeSay(en, 'en-US')
  expect(say('card.link', { pinTitle: 'Feathers' })).toBe('Feathers pin page')
  expect(say('card.alt', { pinTitle: 'Feathers' })).toBe('This contains an image of: Feathers')
})
