import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test.each([
  ['no link', [['no link']]],
  ['', []],
  ['see https://clay.example/jar.', [['see '], ['https://clay.example/jar', 'link'], ['.']]],
  ['(https://clay.example/a_(b))', [['('], ['https://clay.example/a_(b)', 'link'], [')']]],
  [
    'https://a.example, http://b.example!',
    [['https://a.example', 'link'], [', '], ['http://b.example', 'link'], ['!']],
  ],
  ['javascript:alert(1) and ftp://x.example', [['javascript:alert(1) and ftp://x.example']]],
  ['https:// and http://%', [['https:// and http://%']]],
  ['<https://a.example/"onclick=x>', [['<'], ['https://a.example/', 'link'], ['"onclick=x>']]],
])('card.49 the links in %j', (text, parts) =>
  expect(linksIn(text).map((part) => (part.url ? [part.text, 'link'] : [part.text]))).toEqual(parts),
)
