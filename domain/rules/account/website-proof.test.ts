import { expect, test } from 'vitest'
import { hasDnsProof, hasFileProof, hasMetaProof, hostOf, proofOf } from './website-proof.ts'

const token = 'abc123'
const { meta } = proofOf(token)

test.each([
  ['in the head', `<html><head>${meta}</head><body></body></html>`, true],
  ['with single quotes', `<head><meta content='abc123' name='bb-site-verification'/></head>`, true],
  ['with another token', `<head>${proofOf('other').meta}</head>`, false],
  ['in the body, where visitors may write', `<head></head><body>${meta}</body>`, false],
  ['in a comment', `<head><!-- ${meta} --></head>`, false],
  ['in a script', `<head><script>const x = '${meta}'</script></head>`, false],
  ['nowhere', '<head></head>', false],
])('profile.5 a tag %s', (_, html, isProof) => {
  expect(hasMetaProof(html, token)).toBe(isProof)
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
