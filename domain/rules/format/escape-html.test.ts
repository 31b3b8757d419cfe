import { expect, test } from 'vitest'
import { escapeXml } from './escape-html.ts'

test.each([
  ['a & <b>', 'a &amp; &lt;b&gt;'],
  ['a\0b\u0001c\u000bd\u001fe', 'abcde'],
  ['tab\tand\r\nline', 'tab\tand\r\nline'],
  ['vase\ufffe\uffff jar', 'vase jar'],
  ['\ud83d alone \udc26', ' alone '],
  ['🐦 Ελλάδα \ufffd \u007f', '🐦 Ελλάδα \ufffd \u007f'],
])('wire.12 %j is written into XML as %j', (text, written) => expect(escapeXml(text)).toBe(written))
