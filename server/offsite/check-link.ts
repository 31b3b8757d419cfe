import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { LinkCheck } from '#domain/resources/offsite.ts'
import { listNestedUrls, parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { isBlockedVerdict, type LinkVerdict } from '#domain/rules/link/verdict.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { formatText } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { findLinkHealth } from '../link-health/health-rows.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { loadHostRows } from './host-rows.ts'
import { findLinksAt, type LinkLocation } from './links-at-location.ts'
import { makeOffsiteToken } from './offsite-token.ts'

type CheckLinkOptions = { url: string } & LinkLocation

/** Number of people who must report a pin as spam before its link becomes suspicious. */
const DOUBTS = 3

/** Judges an external URL by its host, its spelling, its known redirects, and spam reports on its pin. */
export async function checkOutboundLink(ctx: Context, { url: sent, ...on }: CheckLinkOptions): Promise<LinkCheck> {
  const { pin_id } = on
  const standing = await findLinksAt(ctx, on)
  const url = parseOutboundUrl(sent)
  if (url === null) return told(ctx, 'blocked', { url: '', message: '', nofollow: true, token: null, is_known: false })
  const health = await findLinkHealth(ctx.db, url)
  const seen = health?.final_host ? [`https://${health.final_host}/`] : []
  const rows = await loadHostRows(
    ctx.db,
    [url, ...seen].flatMap(listNestedUrls).map(({ hostname }) => hostname),
  )
  const judged = [judgeUrl(url, rows, health?.hops), ...seen.map((address) => judgeUrl(address, rows))]
  const { verdict, message, nofollow } = judged.find((one) => isBlockedVerdict(one.verdict)) ?? judged[0]!
  const doubted: LinkVerdict = verdict === 'ok' && pin_id && (await isDoubted(ctx, pin_id)) ? 'suspicious' : verdict
  return told(ctx, doubted, {
    url,
    message,
    nofollow: nofollow || isBlockedVerdict(doubted),
    token: isBlockedVerdict(doubted) ? null : makeOffsiteToken(ctx, { url, pin_id }),
    is_known: standing.includes(url),
  })
}

function told({ locale }: Context, verdict: LinkVerdict, rest: Omit<LinkCheck, 'redirect_status'>): LinkCheck {
  const words = locale.startsWith('de') ? de : en
  const message = verdict === 'ok' ? '' : rest.message || formatText(words, locale, `offsite.${verdict}`, {})
  return { ...rest, message, redirect_status: verdict }
}

async function isDoubted({ db }: Context, pin_id: Id): Promise<boolean> {
  const { rows } = await sql<{ doubts: number }>`
    SELECT count(*)::int AS doubts FROM cases JOIN case_reports ON case_reports.case_id = cases.id
    WHERE cases.kind = 'pin' AND cases.target_id = ${pin_id} AND cases.state = 'open' AND case_reports.reason = 'spam'`.execute(
    db,
  )
  return (rows[0]?.doubts ?? 0) >= DOUBTS
}
