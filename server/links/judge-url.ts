import { urlChain } from '#domain/rules/link/url-chain.ts'
import { type HostRow, isBlocked, rowFor, type Verdict } from '#domain/rules/link/verdict.ts'
import { hostKind } from './host-kind.ts'
import { looksLikeAnother } from './looks-like-another.ts'

/** More stations than a share or a newsletter needs. */
const LONGEST_CHAIN = 3
/** Mail, database and other services are no pages. */
const LOWEST_PORT = 1024

export type Judged = { verdict: Verdict; message: string; nofollow: boolean }

/** Decisions, Link safety. What is known of a host comes first, then what can be seen in the address itself. */
export function judgeUrl(address: string, rows: readonly HostRow[], hops = 0): Judged {
  const chain = urlChain(address)
  const told = chain.map(({ hostname }) => rowFor(hostname, rows)).filter((row) => row !== undefined)
  const bad = told.find(({ verdict }) => isBlocked(verdict))
  const [first] = chain
  if (!first || first.username || first.password) return { verdict: 'blocked', message: '', nofollow: true }
  if (chain.some(({ hostname }) => hostKind(hostname) === 'private'))
    return { verdict: 'blocked', message: '', nofollow: true }
  if (bad) return { verdict: bad.verdict, message: bad.message, nofollow: true }
  // Staff that know a host have seen what makes others look odd.
  const isKnown = rowFor(first.hostname, rows)?.verdict === 'ok'
  const isOdd =
    chain.length > LONGEST_CHAIN ||
    hops > LONGEST_CHAIN ||
    chain.some(({ hostname, port }) => hostKind(hostname) === 'address' || looksLikeAnother(hostname) || isLow(port))
  if (isOdd && !isKnown) return { verdict: 'suspicious', message: '', nofollow: true }
  return { verdict: 'ok', message: '', nofollow: !isKnown }
}

const isLow = (port: string) => port !== '' && port !== '80' && port !== '443' && Number(port) < LOWEST_PORT
