const HOUR = 3600_000
const DAY = 24 * HOUR

export type LinkHealthState = 'new' | 'ok' | 'failing' | 'gone'
/** Outcome of a link check: there, there but closed to us, missing, removed, no such host, or no response. */
export type LinkCheckOutcome = 'there' | 'closed' | 'missing' | 'removed' | 'nowhere' | 'silent'
export type LinkFailures = { failures: number; failing_since: Date | null }
export type LinkHealthUpdate = LinkFailures & { state: LinkHealthState; next_check_at: Date }

/** Failures and days after which a source counts as gone; one bad day of a host must not be enough. */
const PATIENCE: Record<Exclude<LinkCheckOutcome, 'there' | 'closed'>, { failures: number; days: number }> = {
  removed: { failures: 1, days: 0 },
  missing: { failures: 2, days: 1 },
  nowhere: { failures: 4, days: 7 },
  silent: { failures: 6, days: 30 },
}

/**
 * The health of a source after a check, and the time of the next one: daily while it sells something, else weekly,
 * monthly if it is closed to us, and ever less often while it fails.
 */
export function nextLinkHealth(
  { failures, failing_since }: LinkFailures,
  found: LinkCheckOutcome,
  now: Date,
  sells = false,
): LinkHealthUpdate {
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

/** Maps a response status or network error to its meaning for the page. */
export function toLinkCheckOutcome(status: number | undefined, code: string | undefined): LinkCheckOutcome {
  if (status === 404) return 'missing'
  if (status === 410) return 'removed'
  if (status !== undefined && status < 500) return 'closed'
  return code === 'ENOTFOUND' ? 'nowhere' : 'silent'
}

/** Host names reserved for tests (RFC 2606) are never requested. */
export const isRealHost = (hostname: string): boolean =>
  !/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname)
