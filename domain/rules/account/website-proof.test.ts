import { expect, test } from 'vitest'
import { hasDnsProof, hasFileProof, hasMetaProof, hostOf } from './website-proof.ts'

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
  expect(hostOf('https://WWW.Studio.example/shop')).toBe('studio.example')
})
