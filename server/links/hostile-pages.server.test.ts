import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { probeLink } from '../link-health/probe-link.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { findWebsiteProof } from '../websites/find-website-proof.ts'
import { findPageImages } from './fetch-page.ts'

const MB = 1024 * 1024
const filled = (text: string) => text.repeat(Math.ceil(MB / text.length)).slice(0, MB)
const pages: Record<string, string> = {
  'nested tags': filled('<b>'),
  'nested blocks': filled('<div><p>'),
  'tags closed that were never opened': `${'<b>'.repeat(500)}${filled('</i>')}`,
  '100,000 attributes': `<img ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
  'an attribute without an end': `<img src="${filled('src="')}`,
  'unclosed comments': filled('<!-- a '),
  'unclosed scripts': filled('<script></scrip'),
  'unclosed meta tags': filled('<meta '),
  entities: `<title>${filled('&amp;&#x;&')}`,
  'entities in an attribute': `<meta name="description" content="${filled('&amp')}">`,
  'gigantic JSON-LD': `<script type="application/ld+json">${filled('[{"a":')}</script>`,
  'one long name': `<${filled('a')}>`,
  blanks: `<img ${filled(' ')}width${filled(' ')}`,
  'a charset of blanks': `<meta charset${filled(' ')}`,
}

let house: TestServer
const outside = createServer((request, reply) => {
  const page = pages[decodeURIComponent(request.url?.slice(1) ?? '')]
  reply.setHeader('content-type', 'text/html').end(page ?? `<title>Calm</title><img src="a.jpg">`)
})
let host = ''
beforeAll(async () => {
  house = await openTestServer()
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(async () => {
  outside.close()
  await house.end()
})

const guard = () => ({ allowPrivate: [host] })
/** Processor time of the house's own thread, in milliseconds. */
const worked = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

test.each(Object.keys(pages))('a page of %s is read to an end, and the house answers meanwhile', async (name) => {
  const url = `http://${host}/${encodeURIComponent(name)}`
  const before = process.threadCpuUsage()
  let isRead = false
  const read = Promise.all([
    findPageImages(url, guard()),
    probeLink(url, guard()),
    findWebsiteProof(url, '127.0.0.1', 'abc', { guard: guard(), records: async () => [] }),
  ]).finally(() => {
    isRead = true
  })
  let longest = 0
  while (!isRead) {
    const since = process.threadCpuUsage()
    expect((await house.app.inject('/healthz')).statusCode).toBe(200)
    await setTimeout(5)
    longest = Math.max(longest, worked(since))
  }
  const [pictures, look, proof] = await read
  expect(pictures.length).toBeLessThanOrEqual(1)
  expect(look.found).toBe('there')
  expect(proof).toEqual({ problem: 'missing' })
  // Two reads of at most three megabytes, and the requests answered meanwhile.
  expect(longest).toBeLessThan(200)
  expect(worked(before)).toBeLessThan(3000)
})

test('after hostile pages a calm one is read as ever', async () => {
  expect(await findPageImages(`http://${host}/calm`, guard())).toMatchObject([{ title: 'Calm' }])
})
