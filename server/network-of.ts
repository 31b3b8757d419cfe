import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom an address stands for when something is counted: one IPv4 address, or the /64 that a provider gives to one
 * customer, who could otherwise change the address with every call.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const [head = '', tail] = withoutDots(address).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
  const [a, b, c, d, e, f, g = 0, h = 0] = groups
  const isMapped = f === 0xffff && [a, b, c, d, e].every((group) => group === 0)
  if (isMapped) return [g >> 8, g & 255, h >> 8, h & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The last 32 bits may be written as an IPv4 address. */
const withoutDots = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
    return `${group(a, b)}:${group(c, d)}`
  })
