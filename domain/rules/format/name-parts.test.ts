import { expect, test } from 'vitest'
import { type MessagePart, parseMessageParts, splitNames } from './name-parts.ts'

test.each<[string, MessagePart[]]>([
  ['Plain', [{ text: 'Plain' }]],
  ['', []],
  ['See <a href="/edit">your feed</a> now', [{ text: 'See ' }, { text: 'your feed', href: '/edit' }, { text: ' now' }]],
  ['<a href="https://example.org/?a=1&amp;b=2">there</a>', [{ text: 'there', href: 'https://example.org/?a=1&b=2' }]],
  ['<a href="javascript:alert(1)">x</a>', [{ text: '<a href="javascript:alert(1)">x</a>' }]],
  ['<a href="//example.org">x</a>', [{ text: '<a href="//example.org">x</a>' }]],
  ['<a href="/x" onclick="y()">x</a>', [{ text: '<a href="/x" onclick="y()">x</a>' }]],
  ['<b>bold</b>', [{ text: '<b>bold</b>' }]],
  ['<a href="/x"><img src=y></a>', [{ text: '<a href="/x"><img src=y></a>' }]],
  ['Tea &amp; cake', [{ text: 'Tea & cake' }]],
  ['&amp;lt;', [{ text: '&lt;' }]],
])('fmt.4 %s', (message, parts) => expect(parseMessageParts(message)).toEqual(parts))

const marked = (sentence: string, names: string[]) =>
  splitNames(sentence, names)
    .map(({ text, isName }) => (isName ? `[${text}]` : text))
    .join('')

test.each([
  ['Ada and Bob saved your Pin', ['Ada', 'Bob'], '[Ada] and [Bob] saved your Pin'],
  ['Ada Ash started following you', ['Ada', 'Ada Ash'], '[Ada Ash] started following you'],
  ['Bob joined your board Bob', ['Bob', 'Bob'], '[Bob] joined your board [Bob]'],
  ['Your website is verified', [], 'Your website is verified'],
  ['Your website is verified', [''], 'Your website is verified'],
])('the names in "%s" stand out', (sentence, names, shown) => {
  expect(marked(sentence, names)).toBe(shown)
})
