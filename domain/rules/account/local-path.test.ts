import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  ['/pin/1/repin/?a=b#c', '/pin/1/repin/?a=b#c'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/./\\/evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after login %j leads to %s', (next, path) => expect(localPath(next)).toBe(path))
