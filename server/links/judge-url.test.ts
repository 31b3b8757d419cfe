import { expect, test } from 'vitest'
import type { HostVerdict } from '#domain/rules/link/verdict.ts'
import { isHomographHost } from './homograph-host.ts'
import { judgeUrl } from './judge-url.ts'

const rows: HostVerdict[] = [
  { host: 'bad.example', verdict: 'blocked', message: 'Spam.' },
  { host: 'good.bad.example', verdict: 'ok', message: '' },
  { host: 'adult.example', verdict: 'porn', message: '' },
  { host: 'odd.example', verdict: 'suspicious', message: '' },
  { host: 'fine.example', verdict: 'ok', message: '' },
]
const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<string>(
    (inner, _, at) => `https://r${at}.example/go?to=${encodeURIComponent(inner)}`,
    'https://shop.example/',
  )

test.each([
  ['https://shop.example/jar', 'ok', true],
  ['https://fine.example/jar', 'ok', false],
  ['https://www.fine.example/', 'ok', false],
  ['https://bad.example/', 'blocked', true],
  ['https://deep.bad.example./', 'blocked', true],
  ['https://good.bad.example/', 'ok', false],
  ['https://notbad.example/', 'ok', true],
  ['https://adult.example/', 'porn', true],
  ['https://odd.example/', 'suspicious', true],
  ['https://shop.example/?to=https://bad.example/', 'blocked', true],
  ['https://shop.example/?to=https%3A%2F%2Fbad.example%2F', 'blocked', true],
  ['https://shop.example/https://bad.example/', 'blocked', true],
  ['https://xn--80ak6aa92e.com/', 'suspicious', true],
  ['https://аpple.example/', 'suspicious', true],
  ['https://bücher.example/', 'ok', true],
  ['https://почта.example/', 'ok', true],
  ['https://93.184.216.34/', 'suspicious', true],
  ['https://0x5db8d822/', 'suspicious', true],
  ['http://127.0.0.1/', 'blocked', true],
  ['http://2130706433/', 'blocked', true],
  ['http://0177.1/', 'blocked', true],
  ['http://192.168.1.1/', 'blocked', true],
  ['http://[::1]/', 'blocked', true],
  ['http://[::ffff:10.0.0.1]/', 'blocked', true],
  ['http://[::ffff:8.8.8.8]/', 'blocked', true],
  ['http://[2001:db8::1]/', 'blocked', true],
  ['http://[2002:7f00:1::]/', 'blocked', true],
  ['http://[2606:2800:220:1::1]/', 'suspicious', true],
  ['http://localhost:3000/', 'blocked', true],
  ['http://printer/', 'blocked', true],
  ['http://nas.local/', 'blocked', true],
  ['https://user:secret@shop.example/', 'blocked', true],
  ['https://bank.example@shop.example/', 'blocked', true],
  ['https://shop.example:25/', 'suspicious', true],
  ['https://shop.example:8443/', 'ok', true],
  [nested(2), 'ok', true],
  [nested(3), 'suspicious', true],
  ['javascript:alert(1)', 'blocked', true],
  ['', 'blocked', true],
])('offsite.2 offsite.14 %s is judged %s, nofollow %s', (address, verdict, nofollow) =>
  expect(judgeUrl(address, rows)).toMatchObject({ verdict, nofollow }),
)

test('offsite.2 many redirects seen before make a link suspicious; staff may say why a host is blocked', () => {
  expect(judgeUrl('https://shop.example/', [], 4).verdict).toBe('suspicious')
  expect(judgeUrl('https://fine.example/', rows, 4).verdict).toBe('ok')
  expect(judgeUrl('https://bad.example/', rows).message).toBe('Spam.')
})

test.each([
  ['bücher.example', 'xn--bcher-kva.example', false],
  ['почта.example', 'xn--80a1acny.example', false],
  ['аррӏе.com, in Cyrillic', 'xn--80ak6aa92e.com', true],
  ['аpple, with one Cyrillic letter', 'shop.xn--pple-43d.example', true],
  ['nothing that can be read', 'xn--zzzzzzzz.com', true],
  ['no letters at all', 'xn--!.com', true],
  ['plain letters', 'apple.example', false],
])('%s is taken for another (%s): %s', (_, host, is) => expect(isHomographHost(host)).toBe(is))
