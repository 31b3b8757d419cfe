import { BlockList, isIP } from 'node:net'

const notPublic = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address, bits] = range.split('/') as [string, string]
  notPublic.addSubnet(address, Number(bits), 'ipv4')
}
// Of the global space 2000::/3: protocol assignments, documentation, and the tunnel that carries IPv4 inside.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address, bits] = range.split('/') as [string, string]
  notPublic.addSubnet(address, Number(bits), 'ipv6')
}
const globalSpace = new BlockList()
globalSpace.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the open internet: never this machine, its networks, a group, or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  if (isIP(address) !== 6 || !URL.canParse(`http://[${address}]`)) return false
  const inside = ipv4Inside(address)
  if (inside) return isPublicAddress(inside)
  return globalSpace.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** The IPv4 address that a mapped (`::ffff:…`) or translated (`64:ff9b::…`) one stands for. */
function ipv4Inside(address: string): string | null {
  const [, words] = /^\[(?:::ffff:|64:ff9b::)([0-9a-f:]*)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? []
  if (words === undefined) return null
  const [high, low] = words.includes(':') ? words.split(':') : ['0', words]
  const bits = (Number.parseInt(high || '0', 16) << 16) | Number.parseInt(low || '0', 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}
