import { listNestedUrls } from '#domain/rules/link/urls.ts'
import { findHostVerdict, type HostVerdict, isBlockedVerdict, type LinkVerdict } from '#domain/rules/link/verdict.ts'
import { classifyHost } from './classify-host.ts'
import { isHomographHost } from './homograph-host.ts'

/** More redirects than a share or a newsletter needs. */
const LONGEST_CHAIN = 3
/** Lower ports belong to mail, databases and other services, not to pages. */
const LOWEST_PORT = 1024

export type UrlVerdict = { verdict: LinkVerdict; message: string; nofollow: boolean }

/** Judges a URL: verdicts on its hosts come first, then signs in the URL itself. */
export function judgeUrl(address: string, rows: readonly HostVerdict[], hops = 0): UrlVerdict {
  const chain = listNestedUrls(address)
  const told = chain.map(({ hostname }) => findHostVerdict(hostname, rows)).filter((row) => row !== undefined)
  const bad = told.find(({ verdict }) => isBlockedVerdict(verdict))
  const [first] = chain
  if (!first || first.username || first.password) return { verdict: 'blocked', message: '', nofollow: true }
  if (chain.some(({ hostname }) => classifyHost(hostname) === 'private'))
    return { verdict: 'blocked', message: '', nofollow: true }
  if (bad) return { verdict: bad.verdict, message: bad.message, nofollow: true }
  // A host that staff allowed is not suspicious because of its spelling.
  const isKnown = findHostVerdict(first.hostname, rows)?.verdict === 'ok'
  const isOdd =
    chain.length > LONGEST_CHAIN ||
    hops > LONGEST_CHAIN ||
    chain.some(({ hostname, port }) => classifyHost(hostname) === 'address' || isHomographHost(hostname) || isLow(port))
  if (isOdd && !isKnown) return { verdict: 'suspicious', message: '', nofollow: true }
  return { verdict: 'ok', message: '', nofollow: !isKnown }
}

const isLow = (port: string) => port !== '' && port !== '80' && port !== '443' && Number(port) < LOWEST_PORT
