import ipaddr from 'ipaddr.js'

/**
 * Whom an address stands for when something is counted: one IPv4 address, or the /64 that a provider gives to one
 * customer, who could otherwise change the address with every call.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
