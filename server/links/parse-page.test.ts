import { expect, test } from 'vitest'
import { hasMetaProof, makeWebsiteProofs } from '#domain/rules/account/website.ts'
import { parsePageTags } from './parse-page.ts'

const { meta } = makeWebsiteProofs('abc123')

test.each([
  ['in the head', `<html><head>${meta}</head><body></body></html>`, true],
  ['with single quotes', `<head><meta content='abc123' name='bb-site-verification'/></head>`, true],
  ['in the body, where visitors may write', `<head></head><body>${meta}</body>`, false],
  ['in a body that is not named', `<title>Guests</title><div>${meta}</div>`, false],
  ['in a comment', `<head><!-- ${meta} --></head>`, false],
  ['in a script', `<head><script>const x = '${meta}'</script></head>`, false],
  ['in a template', `<head><template>${meta}</template></head>`, false],
  ['for those without script', `<head><noscript>${meta}</noscript></head>`, false],
])('profile.5 a site is proven by a tag %s: %#', (_, html, isProof) => {
  expect(hasMetaProof(parsePageTags(html).metas, 'abc123')).toBe(isProof)
})

test('pictures in templates, comments and scripts are not shown; those for people without script are', () => {
  const html = `<template><img src="a"></template><!-- <img src="b"> --><script>'<img src="c">'</script>
    <noscript><img src="d"></noscript><img src="e" src="f">`
  expect(parsePageTags(html).images.map(({ src }) => src)).toEqual(['d', 'e'])
})

test('a page is read no deeper than browsers do, and a tag with countless attributes ends it; what came before counts', () => {
  const start = '<title>Here</title><img src="a">'
  for (const hostile of ['<b>'.repeat(513), `<i ${'x=1 '.repeat(1001)}>`])
    expect(parsePageTags(`${start}${hostile}<img src="b">`)).toMatchObject({ title: 'Here', images: [{ src: 'a' }] })
  expect(parsePageTags(`${start}${'<b>'.repeat(500)}<img src="b">`).images).toHaveLength(2)
})

test('what is kept of a page is bounded', () => {
  const long = 'x'.repeat(100_000)
  const tags = parsePageTags(
    `<title>${long}</title>${`<meta name="a" content="b"><img src="c">`.repeat(5000)}<img src="${long}">`,
  )
  expect(tags.metas).toHaveLength(300)
  expect(tags.images).toHaveLength(500)
  expect(tags.title.length).toBeLessThanOrEqual(16_000)
})

test('a page is read no longer than its time', () => {
  expect(parsePageTags('<title>Here</title>', performance.now() - 1).title).toBe('')
})
