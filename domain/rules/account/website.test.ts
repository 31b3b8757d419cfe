import { expect, test } from 'vitest'
import { websiteAddress } from './website.ts'

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['example.org', 'https://example.org/'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  [' http://example.org ', 'http://example.org/'],
  ['javascript:alert(1)', null],
  ['https://user@example.org', null],
  ['nonsense', null],
  ['ftp://example.org', null],
])('the website %j is %s', (sent, address) => expect(websiteAddress(sent)).toBe(address))
