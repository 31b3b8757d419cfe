import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { LinkCheck } from '#domain/resources/offsite.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import { urlChain } from '#domain/rules/link/url-chain.ts'
import { isBlocked, type Verdict } from '#domain/rules/link/verdict.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { sayLoosely } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { healthOf } from '../link-health/health-rows.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { hostRowsFor } from './host-rows.ts'
import { linksThere, type Standing } from './links-there.ts'
import { offsiteToken } from './offsite-token.ts'

type Asked = { url: string } & Standing

/** As many people as must call a pin spam before its link is doubted. */
const DOUBTS = 3

/** Judges an outside address by its host, by itself, by where it was seen to lead, and by what people say of its pin. */
export async function checkLink(ctx: Context, { url: sent, ...on }: Asked): Promise<LinkCheck> {
  const { pin_id } = on
  const standing = await linksThere(ctx, on)
  const url = cleanUrl(sent)
  if (url === null) return told(ctx, 'blocked', { url: '', message: '', nofollow: true, token: null, is_known: false })
  const health = await healthOf(ctx.db, url)
  const seen = health?.final_host ? [`https://${health.final_host}/`] : []
  const rows = await hostRowsFor(
    ctx.db,
    [url, ...seen].flatMap(urlChain).map(({ hostname }) => hostname),
  )
  const judged = [judgeUrl(url, rows, health?.hops), ...seen.map((address) => judgeUrl(address, rows))]
  const { verdict, message, nofollow } = judged.find((one) => isBlocked(one.verdict)) ?? judged[0]!
  const doubted: Verdict = verdict === 'ok' && pin_id && (await isDoubted(ctx, pin_id)) ? 'suspicious' : verdict
  return told(ctx, doubted, {
    url,
    message,
    nofollow: nofollow || isBlocked(doubted),
    token: isBlocked(doubted) ? null : offsiteToken(ctx, { url, pin_id }),
    is_known: standing.includes(url),
  })
}

function told({ locale }: Context, verdict: Verdict, rest: Omit<LinkCheck, 'redirect_status'>): LinkCheck {
  const words = locale.startsWith('de') ? de : en
  const message = verdict === 'ok' ? '' : rest.message || sayLoosely(words, locale, `offsite.${verdict}`, {})
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
