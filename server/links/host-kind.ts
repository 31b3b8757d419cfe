import { isIPv4 } from 'node:net'
import { isPublicAddress } from '../ip-address.ts'

/** What kind of place a host of a read address is: a name, an address of the open internet, or one nobody outside can reach. */
export function hostKind(hostname: string): 'name' | 'address' | 'private' {
  const host = hostname.replace(/\.$/, '')
  // An IPv4 address inside an IPv6 one is written by nobody who wants to be read.
  if (host.startsWith('[')) return /^\[[23]/.test(host) && isPublicAddress(host.slice(1, -1)) ? 'address' : 'private'
  if (isIPv4(host)) return isPublicAddress(host) ? 'address' : 'private'
  // A name without a dot, or under one of these, is known inside a house only.
  return !host.includes('.') || /\.(local|localhost|internal|lan|intranet|corp|home|arpa)$/.test(host)
    ? 'private'
    : 'name'
}
