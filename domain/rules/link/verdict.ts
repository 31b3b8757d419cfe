export const VERDICTS = ['ok', 'blocked', 'suspicious', 'porn'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Spec 4, Outbound links. Blocked, suspicious or porn: nobody is led there. */
export const isBlocked = (verdict: string): boolean =>
  verdict === 'blocked' || verdict === 'suspicious' || verdict === 'porn'

export type HostRow = { host: string; verdict: Verdict; message: string }

/** A host and every name it stands under, longest first. */
export function namesOf(hostname: string): string[] {
  const parts = hostname.replace(/\.$/, '').split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}

/** Decisions, Link safety: a row speaks for its host and those under it. The longest name decides; of two for one name the first. */
export function rowFor(hostname: string, rows: readonly HostRow[]): HostRow | undefined {
  for (const name of namesOf(hostname)) {
    const row = rows.find(({ host }) => host === name)
    if (row) return row
  }
  return undefined
}
