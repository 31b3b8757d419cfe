import { BlockList, isIPv6 } from 'node:net'
import type { Settings } from '../settings.ts'

const lists = new WeakMap<string[], BlockList>()

/** Whether an address is one of the house's own people, by INTERNAL_CIDRS. */
export function isInternal({ internalCidrs }: Pick<Settings, 'internalCidrs'>, ip: string): boolean {
  const list = lists.get(internalCidrs) ?? listOf(internalCidrs)
  lists.set(internalCidrs, list)
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}
