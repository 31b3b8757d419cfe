import { expect, test } from 'vitest'
import { toDecodableUrl } from './decodable-url.ts'

test.each([
  ['/', '/'],
  ['/pin/1/?q=100%', '/pin/1/?q=100%'],
  ['/robin/caf%C3%A9/', '/robin/caf%C3%A9/'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%', '/100%25'],
  ['/100%/caf%C3%A9/?a=%41', '/100%25/caf%25C3%25A9/?a=%41'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s is read as %s', (url, read) => expect(toDecodableUrl(url)).toBe(read))
