import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
const GLOBAL_SPACE = ipaddr.IPv6.parseCIDR('2000::/3')

/** Parses a complete IP in its usual form; shortened, octal and hexadecimal forms of IPv4 are rejected. */
function parseAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  return ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined
}

/**
 * Key under which an IP is counted: an IPv4 address, or the /64 network of an IPv6 address, because a provider gives
 * all of it to one customer.
 */
export function toNetworkKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** True for an IP on the public internet: not local, private, multicast or reserved. */
export function isPublicIp(text: string): boolean {
  const address = parseAddress(text)
  return address !== undefined && isPublic(address)
}

function isPublic(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.zoneId) return false
  if (address.isIPv4MappedAddress()) return isPublic(address.toIPv4Address())
  if (address.match(NAT64)) return isPublic(new ipaddr.IPv4(address.toByteArray().slice(12)))
  return address.match(GLOBAL_SPACE) && address.range() === 'unicast'
}

export function isLoopbackIp(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback'
}

/** True for an IP, or a range such as 10.0.0.0/8. */
export function isIpOrRange(text: string): boolean {
  const [address = '', ...bits] = text.split('/')
  return parseAddress(address) !== undefined && (bits.length === 0 || ipaddr.isValidCIDR(text))
}

/** True when an IP lies in one of the ranges. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isIpInRanges(text: string, ranges: readonly string[]): boolean {
  const address = parseAddress(text)
  return address !== undefined && ranges.some((range) => asIPv6(address).match(networkFrom(range)))
}

const asIPv6 = (address: Address) => (address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address)

function networkFrom(range: string): [ipaddr.IPv6, number] {
  const [address, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.parse(range), undefined]
  const before = address instanceof ipaddr.IPv4 ? 96 : 0
  return [asIPv6(address), bits === undefined ? 128 : before + bits]
}
