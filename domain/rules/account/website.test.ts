import { expect, test } from 'vitest'
import { hasDnsProof, hasFileProof, hasMetaProof, parseWebsiteUrl, toHostWithoutWww } from './website.ts'

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['example.org', 'https://example.org/'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  [' http://example.org ', 'http://example.org/'],
  ['javascript:alert(1)', null],
  ['https://user@example.org', null],
  ['nonsense', null],
  ['ftp://example.org', null],
])('the website %j is %s', (sent, address) => expect(parseWebsiteUrl(sent)).toBe(address))

const token = 'abc123'
const tag = { name: 'bb-site-verification', content: token, isInHead: true }

test.each([
  ['in the head', [{ name: 'viewport', content: 'x', isInHead: true }, tag], true],
  ['with another token', [{ ...tag, content: 'other' }], false],
  ['of another name', [{ ...tag, name: 'site-verification' }], false],
  ['in the body, where visitors may write', [{ ...tag, isInHead: false }], false],
  ['nowhere', [], false],
])('profile.5 a tag %s', (_, metas, isProof) => {
  expect(hasMetaProof(metas, token)).toBe(isProof)
})

test('profile.5 a file or a DNS record says exactly what it should', () => {
  expect(hasFileProof('bb-site-verification: abc123\n', token)).toBe(true)
  expect(hasFileProof('Not found: bb-site-verification: abc123', token)).toBe(false)
  expect(hasDnsProof(['v=spf1', 'bb-site-verification=abc123'], token)).toBe(true)
  expect(hasDnsProof(['bb-site-verification=other'], token)).toBe(false)
})

test('profile.5 a host is compared without www', () => {
  expect(toHostWithoutWww('https://WWW.Studio.example/shop')).toBe('studio.example')
})
