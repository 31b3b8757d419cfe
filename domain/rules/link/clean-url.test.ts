import { expect, test } from 'vitest'
import { cleanUrl } from './clean-url.ts'

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
])('offsite.5 %s is opened as %s', (sent, clean) => expect(cleanUrl(sent)).toBe(clean))
