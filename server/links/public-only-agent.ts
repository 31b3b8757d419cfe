import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { Agent, buildConnector } from 'undici'
import { isPublicIp } from '../ip-address.ts'

/** Each `address:port` of private networks that may be reached nevertheless; empty except in tests. */
export type AllowedPrivateHosts = readonly string[]

/**
 * Makes an agent that connects to public IP addresses only. They are checked when connecting, so that a later DNS
 * answer can't bypass the check.
 */
export async function makePublicOnlyAgent(allowed: AllowedPrivateHosts): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici')
  return new Agent({
    connect(options, done) {
      const may = (address: string) => isPublicIp(address) || allowed.includes(`${address}:${options.port}`)
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !may(host)) return done(new Error(`${host} is not a public address.`), null)
      buildConnector({ timeout: 5_000, lookup: publicLookup(may) } as buildConnector.BuildOptions)(options, done)
    },
    connections: 1,
    pipelining: 0,
  })
}

function publicLookup(may: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.find(({ address }) => may(address))
      if (error || !first) return done(error ?? new Error(`${host} has no public address.`), '', 0)
      if (options.all)
        return done(
          null,
          addresses.filter(({ address }) => may(address)),
        )
      done(null, first.address, first.family)
    })
  }
}
