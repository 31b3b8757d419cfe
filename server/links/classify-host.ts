import { isIPv4 } from 'node:net'
import { isPublicIp } from '../ip-address.ts'

/**
 * Classifies the host of a parsed URL as a name, a public IP address, or a host that is only reachable in private
 * networks.
 */
export function classifyHost(hostname: string): 'name' | 'address' | 'private' {
  const host = hostname.replace(/\.$/, '')
  // No real site uses an IPv4 address inside an IPv6 one.
  if (host.startsWith('[')) return /^\[[23]/.test(host) && isPublicIp(host.slice(1, -1)) ? 'address' : 'private'
  if (isIPv4(host)) return isPublicIp(host) ? 'address' : 'private'
  // Names without a dot, or under one of these, exist in private networks only.
  return !host.includes('.') || /\.(local|localhost|internal|lan|intranet|corp|home|arpa)$/.test(host)
    ? 'private'
    : 'name'
}
