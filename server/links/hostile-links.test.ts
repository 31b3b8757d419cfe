import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPage } from './fetch-page.ts'

let reached: string[] = []
const trap = createServer((request, reply) => {
  reached.push(request.url ?? '')
  reply.setHeader('content-type', 'text/html').end('<title>Secret</title>')
})
/** Simulates a public site; each of its pages redirects to the URL in its query. */
const site = createServer((request, reply) => {
  const to = new URL(request.url ?? '', 'http://site/').searchParams.get('to') ?? ''
  reply.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end()
})
let port = 0
let siteHost = ''
beforeAll(async () => {
  await new Promise<void>((ready) => trap.listen(0, '0.0.0.0', ready))
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  port = (trap.address() as AddressInfo).port
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const server of [trap, site]) {
    server.closeAllConnections()
    server.close()
  }
})

/** IP addresses of this machine and of private networks, each representing many. */
const NETS: [number, number, number, number][] = [
  [127, 0, 0, 1],
  [127, 255, 1, 9],
  [10, 0, 0, 1],
  [172, 16, 3, 4],
  [172, 31, 255, 254],
  [192, 168, 1, 1],
  [169, 254, 169, 254],
  [100, 64, 0, 1],
  [0, 0, 0, 0],
  [198, 18, 0, 1],
  [192, 0, 0, 8],
  [224, 0, 0, 1],
  [255, 255, 255, 255],
]
const hex = (part: number) => part.toString(16).padStart(2, '0')

/** Spellings of an IP address that try to bypass checks. */
function written([a, b, c, d]: [number, number, number, number]): string[] {
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  const [high, low] = [`${hex(a)}${hex(b)}`, `${hex(c)}${hex(d)}`]
  const plain = `${a}.${b}.${c}.${d}`
  return [
    plain,
    `${plain}.`,
    `${number}`,
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    `${a}.${b * 65536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `[::ffff:${plain}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${plain}]`,
    `[64:ff9b::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    plain.replaceAll('.', '。'),
    plain.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ]
}
const OTHERS = ['[::1]', '[::]', '[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', 'localhost', 'LOCALHOST.']

function hostileLinks(): string[] {
  const hosts = [...NETS.flatMap(written), ...OTHERS]
  const ways = [
    (host: string) => `http://${host}:${port}/`,
    (host: string) => `https://${host}/`,
    (host: string) => `http://${host}/latest/meta-data/`,
    (host: string) => `http://user:secret@${host}:${port}/`,
    (host: string) => `http://good.example@${host}:${port}/`,
    (host: string) => `ftp://${host}/`,
    (host: string) => `gopher://${host}:${port}/`,
    (host: string) => `file://${host}/etc/passwd`,
    (host: string) => `http:\\\\${host}:${port}\\`,
    (host: string) => `  http://${host}:${port}/#a`,
    (host: string) => `http://${host}:22/`,
    (host: string) => `jar:http://${host}:${port}/!/`,
    (host: string) => `//${host}:${port}/`,
    (host: string) => `${host}:${port}`,
  ]
  const plain = hosts.flatMap((host) => ways.map((way) => way(host)))
  const paths = Array.from({ length: 32 }, (_, at) => `${['?a', '#b', '%2e%2e/', 'x'.repeat(1500)][at % 4]}${at}`)
  const longer = hosts.flatMap((host) => paths.map((path) => `http://${host}:${port}/${path}`))
  const led = plain.filter((_, at) => at % 8 === 0).map((link) => `http://${siteHost}/?to=${encodeURIComponent(link)}`)
  const twice = led.slice(0, 100).map((link) => `http://${siteHost}/?to=${encodeURIComponent(link)}`)
  return [...plain, ...longer, ...led, ...twice]
}

test('rich.7 ten thousand hostile links, written in every way or behind redirects, reach no private address', async () => {
  const links = hostileLinks()
  expect(links.length).toBeGreaterThan(10_000)
  reached = []
  let at = 0
  let refused = 0
  const work = async () => {
    for (let link = links[at++]; link; link = links[at++])
      await fetchPage(link, { allowPrivate: [siteHost] }).catch((error: Error) => {
        expect(error.constructor.name).toBe('UnreachableError')
        refused++
      })
  }
  await Promise.all(Array.from({ length: 40 }, work))
  expect(reached).toEqual([])
  expect(refused).toBe(links.length)
}, 180_000)
