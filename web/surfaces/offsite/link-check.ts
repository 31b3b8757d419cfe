import { LOG_EVENT } from '#domain/log-events.ts'
import { type LinkCheck, OffsiteResource } from '#domain/resources/offsite.ts'
import { LINK_CHECK_CLICK_WAIT_MS, nextLinkCheckDelayMs } from '#domain/rules/link/outbound-click.ts'
import type { BrowserAsk } from '../../ask.ts'
import { logEvent } from '../../tracking/log.ts'
import { type OutboundTarget, toOutboundOptions } from './outbound-target.ts'

/** Well below the lifetime of the server's token. */
const FRESH_MS = 5 * 60_000

type CachedCheck = { check: LinkCheck; at: number }
const results = new Map<string, CachedCheck>()
const asking = new Map<string, Promise<LinkCheck | undefined>>()

const keyOf = ({ url, pin, user_id }: OutboundTarget) => `${pin?.id ?? ''} ${user_id ?? ''} ${url}`

export function findCachedCheck(way: OutboundTarget): LinkCheck | undefined {
  const known = results.get(keyOf(way))
  return known && Date.now() - known.at < FRESH_MS ? known.check : undefined
}

/** Requests a link check, shared by all links that need it; undefined when the request fails. */
export function askLinkCheck(ask: BrowserAsk, way: OutboundTarget): Promise<LinkCheck | undefined> {
  const known = findCachedCheck(way)
  if (known) return Promise.resolve(known)
  const key = keyOf(way)
  const begun = asking.get(key) ?? askNow(ask, way).finally(() => asking.delete(key))
  asking.set(key, begun)
  return begun
}

async function askNow(ask: BrowserAsk, way: OutboundTarget): Promise<LinkCheck | undefined> {
  const { url, pin_id, user_id, is_third_party_ad } = toOutboundOptions(way)
  const what = is_third_party_ad ? { third_party_ad: pin_id } : { pin_id, user_id }
  const check = await ask(OffsiteResource.get, { check_only: true, url, ...what } as never).catch(() => undefined)
  if (!check) return undefined
  results.set(keyOf(way), { check, at: Date.now() })
  logEvent({
    event_type: LOG_EVENT.linkChecked,
    ...(pin_id && { object_id_str: pin_id }),
    aux_data: { redirect_status: check.redirect_status },
  })
  return check
}

/** Repeats the check with growing pauses while the link is on screen, until there is a result. */
export function checkWhileVisible(
  isSeen: () => boolean,
  ask: BrowserAsk,
  read: () => OutboundTarget,
  onResult: (check: LinkCheck) => void,
) {
  let tried = 0
  const attempt = async () => {
    if (!isSeen()) return
    tried++
    const check = await askLinkCheck(ask, read())
    if (check) return onResult(check)
    const pause = nextLinkCheckDelayMs(tried)
    if (pause !== null) setTimeout(() => void attempt(), pause)
  }
  void attempt()
}

/** Resolves to undefined when the check takes longer than a click may wait. */
export function withClickTimeout<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((end) => setTimeout(() => end(undefined), LINK_CHECK_CLICK_WAIT_MS)),
  ])
}
