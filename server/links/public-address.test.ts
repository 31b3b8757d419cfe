import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

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
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

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
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

const byte = fc.integer({ min: 0, max: 255 })
const ipv4 = fc.tuple(byte, byte, byte, byte)
const hex = (high: number, low: number) => ((high << 8) | low).toString(16)

test('however an IPv4 address is dressed up, it is judged like itself', () => {
  fc.assert(
    fc.property(ipv4, ([a, b, c, d]) => {
      const plain = isPublicAddress(`${a}.${b}.${c}.${d}`)
      for (const prefix of ['::ffff:', '::FFFF:', '0:0:0:0:0:ffff:', '64:ff9b::', '0064:ff9b:0:0:0:0:']) {
        expect(isPublicAddress(`${prefix}${a}.${b}.${c}.${d}`)).toBe(plain)
        expect(isPublicAddress(`${prefix}${hex(a, b)}:${hex(c, d)}`)).toBe(plain)
      }
    }),
  )
})

test('no address of a private range is public, however a URL writes it', () => {
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
      for (const form of forms) expect(isPublicAddress(new URL(`http://${form}/`).hostname)).toBe(false)
    }),
  )
})
