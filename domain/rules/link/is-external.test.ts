import { expect, test } from 'vitest'
import { isExternal, leadsNowhere } from './is-external.ts'

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
])('offsite.5 offsite.14 %s leads out: %s', (address, leads) => expect(isExternal(address, own)).toBe(leads))

test.each([
  ['', true],
  ['  ', true],
  ['#', true],
  [null, true],
  ['#more', false],
  ['/', false],
])('offsite.5 the address %j leads nowhere: %s', (href, nowhere) => expect(leadsNowhere(href)).toBe(nowhere))
