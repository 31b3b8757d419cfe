import { expect, test } from 'vitest'
import { isEmptyHref, isExternalUrl, linkRel, linkTarget } from './external-link.ts'

const own = 'https://bower.example:8443'

test.each([
  ['https://shop.example/', true],
  ['HTTP://shop.example/', true],
  ['https://bower.example:8443/pin/1/', false],
  ['https://www.bower.example:8443/', false],
  ['https://bower.example.:8443/', false],
  ['https://bower.example.evil.example/', true],
  ['https://bower.example/', true],
  ['/pin/1/', false],
  ['mailto:a@shop.example', false],
  ['javascript:alert(1)', false],
  ['httpx://shop.example', false],
  ['http:', false],
])('offsite.5 offsite.14 %s leads out: %s', (address, leads) => expect(isExternalUrl(address, own)).toBe(leads))

test.each([
  ['', true],
  ['  ', true],
  ['#', true],
  [null, true],
  ['#more', false],
  ['/', false],
])('offsite.5 the address %j leads nowhere: %s', (href, nowhere) => expect(isEmptyHref(href)).toBe(nowhere))

const ownUrl = 'https://bower.example'
const out = 'https://shop.example/jar'

test.each([
  [out, false, undefined, 'noopener'],
  [out, false, false, 'noopener'],
  [out, false, true, 'nofollow noopener'],
  [out, true, undefined, 'nofollow noopener'],
  [out, true, false, 'noopener'],
  ['https://bower.example/pin/1/', true, undefined, 'noopener'],
])('seo.6 offsite.14 %s, a product: %s, the check says %s', (url, isProduct, checkSaysNofollow, rel) =>
  expect(linkRel({ url, ownUrl, isProduct, checkSaysNofollow })).toBe(rel),
)

test.each([
  [out, '_blank'],
  ['/pin/1/', undefined],
])('seo.6 %s opens in %s', (url, target) => expect(linkTarget(url)).toBe(target))
