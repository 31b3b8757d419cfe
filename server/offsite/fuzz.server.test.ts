import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OffsiteResource } from '#domain/resources/offsite.ts'
import { isExternalUrl, offsitePath } from '#domain/rules/link/external-link.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { isBlockedVerdict } from '#domain/rules/link/verdict.ts'
import { isPublicIp } from '../ip-address.ts'
import { classifyHost } from '../links/classify-host.ts'
import { fetchOutsideUrl } from '../links/fetch-outside-url.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const RUNS = 10_000
const SEED = 20_261_115

let server: TestServer
const reached: string[] = []
const inside = createServer((request, reply) => {
  reached.push(request.url ?? '')
  reply.end('secret')
})
let port = 0
beforeAll(async () => {
  server = await openTestServer()
  await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready))
  port = (inside.address() as AddressInfo).port
})
afterAll(async () => {
  inside.close()
  await server.end()
})

/** This machine and private networks, in every spelling that a browser or library accepts. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '0x7f.1',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:0:0:1]',
  '10.0.0.1',
  '192.168.0.1',
  '172.16.0.1',
  '169.254.169.254',
  '[fe80::1]',
  '[fc00::1]',
  '[64:ff9b::7f00:1]',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.0.0.1',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  '100.64.0.1',
  '[2002:7f00:1::]',
]
const SCHEMES = [
  'http://',
  'https://',
  'HTTP://',
  'hTtPs:',
  'http:/',
  'http:\\\\',
  'https:////',
  '//',
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'file:///',
  'ftp://',
  'blob:http://',
  'view-source:http://',
  'about:',
  'mailto:',
  'intent://',
  'ws://',
  'http://a:b@',
  'http://shop.example@',
  'http://%00',
  'http://shop.example#@',
  'http://shop.example\\@',
]
const ENDS = [
  '',
  '/',
  '/%2e%2e/',
  '?u=http://127.0.0.1/',
  '#x',
  '\r\nSet-Cookie: a=1',
  '%0d%0aLocation: http://x',
  '"><script>alert(1)</script>',
  "'onmouseover=alert(1)",
  '?epik=1',
  '/\u202egpj.exe',
  ':22/',
  ':0/',
  '//evil.example',
]
const host = fc.oneof(
  fc.constantFrom(...PRIVATE),
  fc.domain(),
  fc.ipV4Extended(),
  fc.ipV6().map((ip) => `[${ip}]`),
  fc.string({ maxLength: 20 }),
  fc.constantFrom('localhost:3000', 'www.localhost:3000', 'xn--80ak6aa92e.com', 'аррӏе.example', '93.184.216.34'),
)
const hostile = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...SCHEMES), host, fc.constantFrom(...ENDS), fc.string({ unit: 'binary', maxLength: 12 }))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
)
const urls = fc.sample(hostile, { numRuns: RUNS, seed: SEED })

test('offsite.4 offsite.5 of 10,000 hostile addresses those that pass are plain public web addresses, and no link runs script', () => {
  const own = server.house.settings.publicUrl
  let passed = 0
  for (const sent of urls) {
    const href = offsitePath({ url: sent })
    expect(new URL(href, own).origin + new URL(href, own).pathname).toBe(`${own}/offsite/`)
    if (isExternalUrl(sent, own)) expect(new URL(sent).protocol).toMatch(/^https?:$/)
    const url = parseOutboundUrl(sent)
    if (url === null || isBlockedVerdict(judgeUrl(url, []).verdict)) continue
    passed++
    const { protocol, username, password, hostname } = new URL(url)
    expect([/^https?:$/.test(protocol), username, password, classifyHost(hostname)], url).toEqual([
      true,
      '',
      '',
      'name',
    ])
    expect(url).not.toMatch(/[\p{Cc}\s<>"]/u)
  }
  expect(passed).toBeGreaterThan(500)
})

test('offsite.4 none of 10,000 hostile addresses leaves without a token, or by a forged one', async () => {
  const cookie = 'csrftoken=mine'
  for (const [at, url] of urls.entries()) {
    const token = at % 2 ? `${(Date.now() + 60_000).toString(36)}.AAAA` : undefined
    const path =
      at % 3
        ? offsitePath({ url, token })
        : `/offsite?token=${token}&url=${encodeURIComponent(url.toWellFormed())}&url=https://shop.example/`
    const answer = await server.app.inject({ method: 'GET', url: path, headers: { cookie } })
    expect([answer.statusCode, answer.headers.location], url).toEqual([404, undefined])
  }
}, 120_000)

test('offsite.4 with the best token a browser can get, hostile addresses lead to a public name or nowhere', async () => {
  let left = 0
  for (const url of urls.slice(0, 2000)) {
    const check = await server
      .as(null, { csrf: 'mine' })(OffsiteResource.get, { url })
      .catch(() => null)
    const token = check?.token ?? undefined
    const answer = await server.app.inject({
      method: 'GET',
      url: offsitePath({ url, token }),
      headers: { cookie: 'csrftoken=mine' },
    })
    if (answer.statusCode !== 302) continue
    left++
    const to = new URL(String(answer.headers.location))
    expect([/^https?:$/.test(to.protocol), classifyHost(to.hostname), to.username], url).toEqual([true, 'name', ''])
  }
  expect(left).toBeGreaterThan(100)
}, 120_000)

test('offsite.4 the server reaches no private address, however it is written', async () => {
  const hosts = [...PRIVATE, ...fc.sample(fc.ipV4Extended(), { numRuns: 2000, seed: SEED }).filter(isInside)]
  for (const name of hosts) {
    const read = fetchOutsideUrl(`http://${name}:${port}/secret`, { maxBytes: 100, accept: '*/*', timeoutMs: 2000 })
    await expect(read, name).rejects.toThrow()
  }
  expect(reached).toEqual([])
}, 60_000)

/**
 * Returns whether a URL, in any old spelling, is one of ours. Other URLs are not requested: this test never leaves the
 * machine.
 */
function isInside(written: string): boolean {
  return URL.canParse(`http://${written}/`) && !isPublicIp(new URL(`http://${written}/`).hostname)
}
