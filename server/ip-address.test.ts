import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIpInRanges, isIpOrRange, isLoopbackIp, isPublicIp, toNetworkKey } from './ip-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is counted as %s', (ip, network) => expect(toNetworkKey(ip)).toBe(network))

test.each([
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['10.1.2.3', ['::ffff:10.0.0.0/104'], true],
  ['203.0.113.9', ['10.0.0.0/8', '203.0.113.9'], true],
  ['203.0.113.8', ['203.0.113.9'], false],
  ['::1', ['::1'], true],
  ['::2', ['::1'], false],
  ['fd12::1', ['fd00::/8'], true],
  ['10.1.2.3', ['fd00::/8'], false],
  ['unknown', ['0.0.0.0/0'], false],
  ['10.1.2.3', [], false],
])('%s lies in %j: %s', (ip, ranges, isInside) => expect(isIpInRanges(ip, ranges)).toBe(isInside))

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/-1', false],
  ['10.1', false],
  ['0x7f000001', false],
  ['localhost', false],
  ['', false],
])('%s is an address or range: %s', (text, is) => expect(isIpOrRange(text)).toBe(is))

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::2', false],
  ['', false],
])('%s is this machine: %s', (ip, is) => expect(isLoopbackIp(ip)).toBe(is))

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '198.17.0.1',
  '223.255.255.1',
  '2606:4700::1111',
  '2a00:1450:4001::5',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '64:ff9b::808:808',
])('%s is public', (address) => expect(isPublicIp(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.1.1.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::8.8.8.8',
  '64:ff9b::',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '3fff::1',
  '',
  'localhost',
  '1.2.3',
  '2606:4700::1111%eth0',
  '192.31.196.1',
  '192.52.193.1',
  '2620:4f:8000::1',
])('%s is not public', (address) => expect(isPublicIp(address)).toBe(false))

const byte = fc.integer({ min: 0, max: 255 })
const ipv4 = fc.tuple(byte, byte, byte, byte)
const hex = (high: number, low: number) => ((high << 8) | low).toString(16)

test('an IPv4 address in any IPv6 form is judged like itself', () => {
  fc.assert(
    fc.property(ipv4, ([a, b, c, d]) => {
      const plain = isPublicIp(`${a}.${b}.${c}.${d}`)
      for (const prefix of ['::ffff:', '::FFFF:', '0:0:0:0:0:ffff:', '64:ff9b::', '0064:ff9b:0:0:0:0:']) {
        expect(isPublicIp(`${prefix}${a}.${b}.${c}.${d}`)).toBe(plain)
        expect(isPublicIp(`${prefix}${hex(a, b)}:${hex(c, d)}`)).toBe(plain)
      }
    }),
  )
})

test('no IP of a private range is public, in any notation of a URL', () => {
  const privates = fc.oneof(
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  )
  fc.assert(
    fc.property(privates, ([a, b, c, d]) => {
      const number = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
      const forms = [String(number), `0x${number.toString(16)}`, `0${number.toString(8)}`, `${a}.${number % 2 ** 24}`]
      for (const form of forms) expect(isPublicIp(new URL(`http://${form}/`).hostname)).toBe(false)
    }),
  )
})
