import { expect, test } from 'vitest'
import { linkRel, linkTarget } from './link-rel.ts'

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
