import { LOG } from '#domain/log-events.ts'
import { type LinkCheck, OffsiteResource } from '#domain/resources/offsite.ts'
import { CLICK_WAIT_MS, checkPause } from '#domain/rules/link/check-pause.ts'
import type { BrowserAsk } from '../../ask.ts'
import { log } from '../../tracking/log.ts'
import { type OutWay, wayOf } from './out-way.ts'

/** Well before the server's token ends. */
const FRESH_MS = 5 * 60_000

type Known = { check: LinkCheck; at: number }
const results = new Map<string, Known>()
const asking = new Map<string, Promise<LinkCheck | undefined>>()

const keyOf = ({ url, pin, user_id }: OutWay) => `${pin?.id ?? ''} ${user_id ?? ''} ${url}`

export function knownCheck(way: OutWay): LinkCheck | undefined {
  const known = results.get(keyOf(way))
  return known && Date.now() - known.at < FRESH_MS ? known.check : undefined
}

/** Asks once, also when several links want to know; without an answer there is no result. */
export function askCheck(ask: BrowserAsk, way: OutWay): Promise<LinkCheck | undefined> {
  const known = knownCheck(way)
  if (known) return Promise.resolve(known)
  const key = keyOf(way)
  const begun = asking.get(key) ?? askNow(ask, way).finally(() => asking.delete(key))
  asking.set(key, begun)
  return begun
}

async function askNow(ask: BrowserAsk, way: OutWay): Promise<LinkCheck | undefined> {
  const { url, pin_id, user_id, is_third_party_ad } = wayOf(way)
  const what = is_third_party_ad ? { third_party_ad: pin_id } : { pin_id, user_id }
  const check = await ask(OffsiteResource.get, { check_only: true, url, ...what } as never).catch(() => undefined)
  if (!check) return undefined
  results.set(keyOf(way), { check, at: Date.now() })
  log({
    event_type: LOG.linkChecked,
    ...(pin_id && { object_id_str: pin_id }),
    aux_data: { redirect_status: check.redirect_status },
  })
  return check
}

/** D19: while the link is on screen the check repeats, with growing pauses, until there is a result. */
export function checkWhile(
  isSeen: () => boolean,
  ask: BrowserAsk,
  read: () => OutWay,
  onResult: (check: LinkCheck) => void,
) {
  let tried = 0
  const attempt = async () => {
    if (!isSeen()) return
    tried++
    const check = await askCheck(ask, read())
    if (check) return onResult(check)
    const pause = checkPause(tried)
    if (pause !== null) setTimeout(() => void attempt(), pause)
  }
  void attempt()
}

/** D19: a click waits at most so long. */
export function withinAMoment<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, new Promise<undefined>((end) => setTimeout(() => end(undefined), CLICK_WAIT_MS))])
}
