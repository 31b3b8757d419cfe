import { expect, test } from 'vitest'
import { delayMs } from './delay-ms.ts'
import { isTextDarkOn } from './is-text-dark-on.ts'
import { splitMessageLinks } from './split-message-links.ts'

test.each([
  [{}, undefined, 0],
  [{}, 5000, 5000],
  [{ delay: 0 }, 5000, 0],
  [{ delay: 2 }, 5000, 2000],
  [{ delay_in_millis: 250 }, undefined, 250],
  [{ delay: 2, delay_in_millis: 0 }, undefined, 0],
])('exp.20 %j, otherwise %s, holds it back for %i ms', (delays, standard, ms) => {
  expect(delayMs(delays, standard)).toBe(ms)
})

test.each([
  ['#ffffff', true],
  ['#9b9b9b', false],
  ['#9c9c9c', true],
  ['#00ff00', false],
  ['#ffff00', true],
  ['#2b48d8', false],
])('exp.41 text on %s is dark: %s', (background, isDark) => {
  expect(isTextDarkOn(background)).toBe(isDark)
})

test.each([
  ['Plain', undefined, undefined, ['Plain']],
  ['See {0}.', ['/a/'], ['this'], ['See ', ['this', '/a/'], '.']],
  ['{1} or {0}', ['/a/', '/b/'], ['A', 'B'], [['B', '/b/'], ' or ', ['A', '/a/']]],
  ['{0} and {0}', ['/a/'], ['A'], [['A', '/a/'], ' and ', ['A', '/a/']]],
  ['A {1} that is missing', ['/a/'], ['A'], ['A ', ' that is missing']],
  ['A link without {0}', ['/a/'], [], ['A link without ']],
  ['A title without {0}', [], ['link'], ['A title without ', 'link']],
])('exp.18 %s is split into texts and links', (message, links, titles, parts) => {
  const shown = splitMessageLinks(message, links, titles).map(({ text, href }) => (href ? [text, href] : text))
  expect(shown).toEqual(parts)
})
