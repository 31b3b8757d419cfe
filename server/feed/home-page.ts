import { ONBOARDING_WINDOW_DAYS } from '#domain/constants/onboarding.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { FeedOffer } from '#domain/rules/feed/blend.ts'
import type { DiversityKeys } from '#domain/rules/feed/pick-diverse.ts'
import { composeHomePage, rankHomeOffers } from '#domain/rules/feed/rank-home.ts'
import { FEED_REASON, type FeedReason, toFeedSourceKind, toReasonName } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'
import { sealCursor } from '../cursor.ts'
import { notePinSignals } from '../debugging.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { addPinReasons } from './add-pin-reasons.ts'
import { type HomeCandidates, loadHomeCandidates } from './home-candidates.ts'
import { type ShownHomePin, saveShownPins, toParkedPlace } from './home-visit.ts'
import { mayShowAtHome } from './may-show-at-home.ts'
import { findOlderAggregates } from './older-aggregates.ts'

/** So many times the page are loaded to choose from, and at least so many more than it. */
const CHOICE = 1.8
const LEAST_CHOICE = 25
/** So many more rounds are loaded because the page would be crowded. */
const ROUNDS = 1

/**
 * Home of someone signed in. What a visit has shown is stored with its places, so that Back and reload show the same and nothing
 * comes twice; each further page is made when it is asked for, so that a save, a follow or a hide changes it. A pin that may not
 * be shown any more leaves its place to another; one that was hidden returns to it after an undo. The bookmark is the visit and
 * the place in it.
 */
export async function loadHomePage(ctx: SignedIn, size: number): Promise<Page<Pin>> {
  const [visitAsked = null, from = 0] = ctx.page.after ?? []
  const place = Number(from)
  const asked = { visit: visitAsked === null ? null : Number(visitAsked), place, limit: size }
  const state = await loadHomeCandidates(ctx, asked)
  const { visit, shown, hidden, parked, marked } = state
  const before = shown.filter((one) => one.place < place)
  const again = shown.filter((one) => one.place >= place && one.place < place + size)
  const behind = shown.filter((one) => one.place >= place + size)
  const missing = size - again.length
  const enough = Math.max(Math.ceil(missing * CHOICE), missing + LEAST_CHOICE)
  const since = place === 0 && !again.length ? state.since : null
  const rank = ({ offers }: HomeCandidates) => rankHomeOffers(offers, { size, since, isNewcomer: isNewcomer(ctx) })
  const older = async ({ offers }: HomeCandidates) =>
    marked.has(`off_source ${FEED_REASON.fresh}`) ? [] : olderOffers(ctx, visit, offers, enough)
  const pool = candidatePool(ctx, marked)

  let { ranked, quietCount } = rank(state)
  let rest = ranked.length < missing ? await older(state) : []
  await pool.load([...ranked.slice(0, enough), ...rest], [...again, ...parked])
  const mayStay = (one: ShownHomePin) =>
    mayShowAtHome(ctx, marked, pool.byId.get(one.pin_id)) && !marked.has(sourceMark(one, pool.byId))
  const returning = parked.map((one) => ({ ...one, place: toParkedPlace(one.place) })).filter(mayStay)
  const kept = [...new Map([...again.filter(mayStay), ...returning].map((one) => [one.place, one])).values()]
  if (again.length === size && kept.length < size) {
    ;({ ranked, quietCount } = rank(await loadHomeCandidates(ctx, { ...asked, visit, isShort: true })))
    await pool.load(ranked.slice(0, enough))
  }
  const compose = () =>
    composeHomePage({
      place,
      size,
      before: before.map(toVaried),
      kept: kept.map(toVaried),
      behind: behind.map(toVaried),
      candidates: pool.candidates,
    })
  let page = compose()
  // One round is enough for most. Where much of the choice may not be shown, or is of few people, more is loaded.
  for (let at = enough; at < ranked.length; at += enough) {
    const isWorth = at < quietCount && at <= ROUNDS * enough
    if (!page.isShort && !(isWorth && page.isCrowded)) break
    await pool.load(ranked.slice(at, at + enough))
    page = compose()
  }
  if (page.isShort && !rest.length) {
    rest = await older(state)
    await pool.load(rest)
    page = compose()
  }

  const chosen = [...page.chosen].map(([at, one]) => toShown(one, at))
  const parking = hidden
    .filter((one) => page.chosen.has(one.place))
    .map((one) => ({ ...one, place: toParkedPlace(one.place) }))
  await saveShownPins(ctx, visit, [...chosen, ...returning, ...parking])
  const items = [...kept, ...chosen]
    .sort((a, b) => a.place - b.place)
    .map((one) => ({ part: pool.byId.get(one.pin_id) as LoadedPin, ...one }))
  noteHomeSignals(ctx, items, page.chosen, state.offers)
  // A page may lose some of its choice without being the last.
  const isMore = behind.length > 0 || (items.length > 0 && (!page.isShort || rest.length === enough))
  // Everything on this page has been saved meanwhile and nothing replaces it: the page behind it is shown instead.
  if (!items.length && isMore)
    return loadHomePage({ ...ctx, page: { ...ctx.page, after: [visit, place + size] } }, size)
  return {
    items: await addPinReasons(ctx, items, pool.byId),
    next: isMore ? sealCursor(ctx.house.secrets.bookmark, ctx.page.binding, [visit, place + size]) : null,
  }
}

/**
 * Notes for an employee who debugs home where each Pin comes from: its score, and its weight within each source that
 * offers it. A Pin that the visit has shown before only has the reason that was stored.
 */
function noteHomeSignals(
  ctx: SignedIn,
  items: readonly ShownHomePin[],
  chosen: ReadonlyMap<number, HomeCandidate>,
  offers: HomeCandidates['offers'],
): void {
  if (!ctx.debug?.signals) return
  const offersOf = Map.groupBy(offers, ({ aggregate }) => aggregate)
  for (const { pin_id, aggregate_id, place, reason } of items) {
    const score = chosen.get(place)?.score
    const weights = (offersOf.get(aggregate_id) ?? []).map((one) => [`weight_${toReasonName(one.reason)}`, one.at])
    const scores = { place, ...(score !== undefined && { score }), ...Object.fromEntries(weights) }
    notePinSignals(ctx, pin_id, { list: 'home', source: toReasonName(reason), scores })
  }
}

const isNewcomer = ({ actor, now }: SignedIn): boolean =>
  now.getTime() - actor.created_at.getTime() < ONBOARDING_WINDOW_DAYS * 86_400_000

type HomeCandidate = FeedOffer<Id> & DiversityKeys<Id> & { score?: number }

/** The pins that a page is made of: all that were loaded, by id, and the offers among them that may be shown, in their order. */
function candidatePool(ctx: SignedIn, marked: ReadonlySet<string>) {
  const byId = new Map<Id, LoadedPin>()
  const candidates: HomeCandidate[] = []
  const load = async (offers: readonly (FeedOffer<Id> & { score?: number })[], shown: readonly ShownHomePin[] = []) => {
    const ids = [...shown.map((one) => one.pin_id), ...offers.map((one) => one.pin), ...pinsOfReasons(shown, offers)]
    for (const part of await loadPinParts(ctx, [...new Set(ids)], { for: 'list' }))
      if (part) byId.set(part.pin.id, part)
    for (const one of offers) {
      const part = byId.get(one.pin)
      if (mayShowAtHome(ctx, marked, part)) candidates.push({ ...one, ...variedOf(part) })
    }
  }
  return { byId, candidates, load }
}

/** Where the sources end: everything else that is public, newest first. */
async function olderOffers(
  ctx: SignedIn,
  visit: number,
  offers: readonly FeedOffer<Id>[],
  limit: number,
): Promise<FeedOffer<Id>[]> {
  const offered = offers.map((one) => one.aggregate)
  const rows = await findOlderAggregates(ctx, visit, offered, limit)
  return rows.map((row) => ({ aggregate: row.aggregate_id, pin: row.pin_id, reason: FEED_REASON.fresh, about: null }))
}

/** The mark that turns off the source of a pin: the pin is not shown any more in a visit that goes on. */
function sourceMark({ reason, about_id }: ShownHomePin, byId: ReadonlyMap<Id, LoadedPin>): string {
  const kind = toFeedSourceKind(reason)
  const named = about_id ? byId.get(about_id) : undefined
  if (kind === 'source') return `off_source ${reason}`
  if (kind === 'history') return `off_history ${named?.aggregate.id}`
  return `off_${kind} ${reason === FEED_REASON.ownBoard ? named?.pin.board_id : about_id}`
}

/** The pins that reasons name are loaded with the others. */
function pinsOfReasons(shown: readonly ShownHomePin[], offers: readonly FeedOffer<Id>[]): Id[] {
  const all = [...shown.map((one) => ({ reason: one.reason, about: one.about_id })), ...offers]
  const isPin = (reason: FeedReason) => reason >= FEED_REASON.saved && reason <= FEED_REASON.ownBoard
  return all.flatMap(({ reason, about }) => (about && isPin(reason) ? [about] : []))
}

/** A number that tells people apart without naming them. */
const diversityBucket = (id: Id): Id => String(BigInt(id) % 2_147_483_647n) as Id

const variedOf = ({ pin, aggregate }: LoadedPin): DiversityKeys<Id> => ({
  aggregate: aggregate.id,
  picture: aggregate.image_signature,
  person: diversityBucket(pin.pinner_id),
  board: pin.board_id,
})

const toVaried = (one: ShownHomePin): DiversityKeys<Id> & { place: number } => ({
  place: one.place,
  aggregate: one.aggregate_id,
  picture: one.picture,
  person: String(one.person) as Id,
  board: one.board_id,
})

const toShown = (one: HomeCandidate, place: number): ShownHomePin => ({
  place,
  pin_id: one.pin,
  aggregate_id: one.aggregate,
  reason: one.reason,
  about_id: one.about,
  person: Number(one.person),
  board_id: one.board,
  picture: one.picture,
})
