const HOUR = 3600_000
const DAY = 24 * HOUR

export type LinkState = 'new' | 'ok' | 'failing' | 'gone'
/** What a look at a page found: it is there, there but not for us, said to be missing, nowhere to be found, or no answer. */
export type Found = 'there' | 'closed' | 'missing' | 'removed' | 'nowhere' | 'silent'
export type LookedAt = { failures: number; failing_since: Date | null }
export type Looked = LookedAt & { state: LinkState; next_check_at: Date }

/** After how many failures, over how many days, a source counts as gone. One bad day of a host must not be enough. */
const PATIENCE: Record<Exclude<Found, 'there' | 'closed'>, { failures: number; days: number }> = {
  removed: { failures: 1, days: 0 },
  missing: { failures: 2, days: 1 },
  nowhere: { failures: 4, days: 7 },
  silent: { failures: 6, days: 30 },
}

/** D54. Whether a source is gone after this look, and when to look again: daily while it sells something, weekly while it is there, ever later while it is not. */
export function nextLook({ failures, failing_since }: LookedAt, found: Found, now: Date, sells = false): Looked {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const days = found === 'closed' ? 30 : sells ? 1 : 7
  if (found === 'there' || found === 'closed')
    return { state: 'ok', failures: 0, failing_since: null, next_check_at: later(days * DAY) }
  const tried = failures + 1
  const since = failing_since ?? now
  const patience = PATIENCE[found]
  const isGone = tried >= patience.failures && now.getTime() - since.getTime() >= patience.days * DAY
  return {
    state: isGone ? 'gone' : 'failing',
    failures: tried,
    failing_since: since,
    next_check_at: later(isGone ? 30 * DAY : Math.min(HOUR * 6 * 2 ** failures, 7 * DAY)),
  }
}

/** An answer's status, or how the network failed, as what it means for the page. */
export function foundBy(status: number | undefined, code: string | undefined): Found {
  if (status === 404) return 'missing'
  if (status === 410) return 'removed'
  if (status !== undefined && status < 500) return 'closed'
  return code === 'ENOTFOUND' ? 'nowhere' : 'silent'
}

/** Names that never belong to a real host (RFC 2606) are not asked. */
export const isRealHost = (hostname: string): boolean =>
  !/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname)
