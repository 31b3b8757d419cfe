export const LINK_VERDICTS = ['ok', 'blocked', 'suspicious', 'porn'] as const
export type LinkVerdict = (typeof LINK_VERDICTS)[number]

/** Blocked, suspicious and porn links are not opened. */
export const isBlockedVerdict = (verdict: string): boolean =>
  verdict === 'blocked' || verdict === 'suspicious' || verdict === 'porn'

export type HostVerdict = { host: string; verdict: LinkVerdict; message: string }

/** A host and its parent domains, longest first. */
export function listHostSuffixes(hostname: string): string[] {
  const parts = hostname.replace(/\.$/, '').split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}

/** A row applies to its host and all subdomains. The longest host name wins; of two with the same name, the first. */
export function findHostVerdict(hostname: string, rows: readonly HostVerdict[]): HostVerdict | undefined {
  for (const name of listHostSuffixes(hostname)) {
    const row = rows.find(({ host }) => host === name)
    if (row) return row
  }
  return undefined
}
