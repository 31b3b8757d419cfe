import { expect, test } from 'vitest'
import { addTrackingParams, formatSourceName, parseOutboundUrl, parseTypedUrl, splitLinks } from './urls.ts'

test.each([
  [
    'HTTPS://AD.DoubleClicks.Example/ddm/Clk/1;A=b?u=HTTP://X.example/Y',
    'https://ad.doubleclicks.example/ddm/Clk/1;A=b?u=HTTP://X.example/Y',
  ],
  ['https://shop.example/a?epik=dj0y&b=%20c+d', 'https://shop.example/a?b=%20c+d'],
  ['https://shop.example/?epik=1#top', 'https://shop.example/#top'],
  ['https://shop.example/?a=epik=1&epik', 'https://shop.example/?a=epik=1'],
  ['  http://shop.example  ', 'http://shop.example/'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//shop.example/', null],
  ['/pin/1/', null],
  ['', null],
  [`https://shop.example/${'x'.repeat(4000)}`, null],
])('offsite.5 %s is opened as %s', (sent, clean) => expect(parseOutboundUrl(sent)).toBe(clean))

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['  example.com/page ', 'https://example.com/page'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['http://[::1]/', 'http://[::1]/'],
  ['word', undefined],
  ['two words.com', undefined],
  ['mailto:ada@example.com', undefined],
  ['https://ada:secret@example.com', undefined],
  ['', undefined],
])('an address as typed: %j', (typed, address) => {
  expect(parseTypedUrl(typed)).toBe(address)
})

test.each([
  ['https://nest.de/jar?a=1', 'x y', 'https://nest.de/jar?a=1&tp=x+y'],
  ['https://nest.de/jar', null, 'https://nest.de/jar'],
  ['nowhere', 'x', 'nowhere'],
  [null, 'x', null],
])('the tracked link of %s with %s is %s', (link, tracking, told) =>
  expect(addTrackingParams(link, tracking)).toBe(told),
)

test.each([
  ['www.example.org', 'example.org'],
  ['a-domain-of-27-letters.xy.za', 'a-domain-of-27-letters.xy.z…'],
  ['a-domain-of-27-letters.xyz1', 'a-domain-of-27-letters.xyz1'],
])('card.50 %s is shown as %s', (domain, shown) => expect(formatSourceName(domain)).toBe(shown))

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
  expect(splitLinks(text).map((part) => (part.url ? [part.text, 'link'] : [part.text]))).toEqual(parts),
)
