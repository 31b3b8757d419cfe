import { ONBOARDING_DAYS } from '#domain/constants/onboarding.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { blend, type Offer } from '#domain/rules/feed/blend.ts'
import { filledIn, type Varied } from '#domain/rules/feed/diverse.ts'
import { REASON, type Reason, sourceOf } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'
import { sealCursor } from '../cursor.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { type HomeOffers, homeOffers } from './home-offers.ts'
import { mayCome } from './may-come.ts'
import { olderAggregates } from './older.ts'
import { tellReasons } from './tell-reasons.ts'
import { keepShown, parkedAt, type Shown } from './visit.ts'

/** So many more than a page are loaded, to choose from, and so many at least. */
const CHOICE = 1.8
const LEAST_CHOICE = 25
/** Of each person and board one follows so many for 25 places are looked at before all others. */
const OF_ONE = 6
/** So often more are looked at because those at hand would crowd. */
const ROUNDS = 1

/**
 * Home of someone signed in. What a visit has shown is kept in its order, so that Back and reload show the same and nothing
 * comes twice; each further page is found anew, so that a save, a follow or a hide changes it. What may not come any more
 * leaves its place to another; what was hidden comes back to it after an undo. The bookmark says which visit and where in it.
 */
export async function homePage(ctx: SignedIn, size: number): Promise<Page<Pin>> {
  const [visitAsked = null, from = 0] = ctx.page.after ?? []
  const place = Number(from)
  const asked = { visit: visitAsked === null ? null : Number(visitAsked), place, limit: size }
  const found = await homeOffers(ctx, asked)
  const { visit, shown, hidden, parked, since, marked } = found
  const before = shown.filter((one) => one.place < place)
  const again = shown.filter((one) => one.place >= place && one.place < place + size)
  const behind = shown.filter((one) => one.place >= place + size)
  const isFirst = place === 0 && !again.length
  const enough = Math.max(Math.ceil((size - again.length) * CHOICE), size - again.length + LEAST_CHOICE)
  const rank = (offers: HomeOffers['offers']) =>
    loudLast(newFirst(blend(offers, isNewcomer(ctx)), offers, isFirst ? since : null), size)
  const byId = new Map<Id, LoadedPin>()
  const candidates: (Offer<Id> & Varied<Id>)[] = []
  const look = async (wanted: readonly Offer<Id>[], seen: readonly Shown[] = []) => {
    const ids = [...seen.map((one) => one.pin_id), ...wanted.map((one) => one.pin), ...named(seen, wanted)]
    const parts = await loadPinParts(ctx, [...new Set(ids)], { for: 'list' })
    for (const part of parts) if (part) byId.set(part.pin.id, part)
    for (const one of wanted) {
      const part = byId.get(one.pin)
      if (mayCome(ctx, marked, part)) candidates.push({ ...one, ...variedOf(part) })
    }
  }
  const older = async () => (marked.has(`off_source ${REASON.fresh}`) ? [] : olderOffers(ctx, visit, offers, enough))
  let { offers } = found
  let ranked = rank(offers)
  const rest = ranked.all.length < size - again.length ? await older() : []
  await look([...ranked.all.slice(0, enough), ...rest], [...again, ...parked])
  const stays = (one: Shown) => mayCome(ctx, marked, byId.get(one.pin_id)) && !marked.has(sourceMark(one, byId))
  const back = parked.map((one) => ({ ...one, place: parkedAt(one.place) })).filter(stays)
  const kept = new Map([...again.filter(stays), ...back].map((one) => [one.place, one]))
  if (again.length === size && kept.size < size) {
    offers = (await homeOffers(ctx, { ...asked, visit, isShort: true })).offers
    ranked = rank(offers)
    await look(ranked.all.slice(0, enough))
  }
  const places = Array.from({ length: size }, (_, at) => kept.get(place + at) ?? null)
  const row = [...before, ...places, ...behind].map((one) => one && variedShown(one))
  const choose = () => filledIn<Id, Offer<Id> & Varied<Id>>(candidates, row)
  const isShort = () => kept.size + chosen.size < size
  const isCrowded = () => [...chosen.values()].some((one) => one.isCrowding)
  let chosen = choose()
  // One round is enough for most. Where much of the choice may not come, or is of few, more is looked at.
  for (let at = enough; at < ranked.all.length; at += enough) {
    const isWorth = at < ranked.quiet && at <= ROUNDS * enough
    if (!isShort() && !(isWorth && isCrowded())) break
    await look(ranked.all.slice(at, at + enough))
    chosen = choose()
  }
  if (isShort() && !rest.length) {
    rest.push(...(await older()))
    await look(rest)
    chosen = choose()
  }
  const fresh = [...chosen].map(([at, { one }]): Shown => shownAt(one, place + at - before.length))
  const filled = new Set(fresh.map((one) => one.place))
  const left = hidden.filter((one) => filled.has(one.place)).map((one) => ({ ...one, place: parkedAt(one.place) }))
  await keepShown(ctx, visit, [...fresh, ...back, ...left])
  const items = [...kept.values(), ...fresh]
    .sort((a, b) => a.place - b.place)
    .map((one) => ({ part: byId.get(one.pin_id) as LoadedPin, ...one }))
  // A page may lose some of what it had to choose from without being the last.
  const isMore = behind.length > 0 || (items.length > 0 && (!isShort() || rest.length === enough))
  return {
    items: await tellReasons(ctx, items, byId),
    next: isMore ? sealCursor(ctx.house.secrets.bookmark, ctx.page.binding, [visit, place + size]) : null,
  }
}

const isNewcomer = ({ actor, now }: SignedIn): boolean =>
  now.getTime() - actor.created_at.getTime() < ONBOARDING_DAYS * 86_400_000

/** D66: a new visit begins with what those one follows have brought since the last. */
function newFirst<O extends Offer<Id>>(ranked: O[], offers: HomeOffers['offers'], since: number | null): O[] {
  if (!since) return ranked
  const isFollowed = (reason: Reason) => reason === REASON.person || reason === REASON.board
  const news = new Set(offers.filter(({ reason, at }) => isFollowed(reason) && at > since).map((one) => one.aggregate))
  return [...ranked.filter((one) => news.has(one.aggregate)), ...ranked.filter((one) => !news.has(one.aggregate))]
}

/** Who pins much at once would fill the choice and crowd the page: all but their first wait behind the others. */
function loudLast<O extends Offer<Id>>(ranked: readonly O[], size: number): { all: O[]; quiet: number } {
  const most = OF_ONE * Math.ceil(size / 25)
  const times = new Map<Id, number>()
  const isLoud = ({ reason, about }: O) => {
    if (!about || (reason !== REASON.person && reason !== REASON.board)) return false
    times.set(about, (times.get(about) ?? 0) + 1)
    return (times.get(about) ?? 0) > most
  }
  const parts = Map.groupBy(ranked, isLoud)
  const quiet = parts.get(false) ?? []
  return { all: [...quiet, ...(parts.get(true) ?? [])], quiet: quiet.length }
}

/** Where the sources end, everything else that is kept in the open, the newest first. */
async function olderOffers(ctx: SignedIn, visit: number, offers: readonly Offer<Id>[], limit: number) {
  const things = await olderAggregates(
    ctx,
    visit,
    offers.map((one) => one.aggregate),
    limit,
  )
  return things.map((row) => ({
    aggregate: row.aggregate_id,
    pin: row.pin_id,
    reason: REASON.fresh as Reason,
    about: null,
    score: 0,
  }))
}

/** The mark that turns down what brought a pin: it is shown no more in a visit that goes on. */
function sourceMark({ reason, about_id }: Shown, byId: ReadonlyMap<Id, LoadedPin>): string {
  const kind = sourceOf(reason)
  const named = about_id ? byId.get(about_id) : undefined
  const about =
    kind === 'source'
      ? reason
      : kind === 'history'
        ? named?.aggregate.id
        : reason === REASON.ownBoard
          ? named?.pin.board_id
          : about_id
  return `off_${kind} ${about}`
}

/** The pins that reasons name are loaded with the others. */
const named = (again: readonly Shown[], wanted: readonly Offer<Id>[]): Id[] => {
  const all = [...again.map((one) => ({ reason: one.reason, about: one.about_id })), ...wanted]
  const isPin = (reason: Reason) => reason >= REASON.saved && reason <= REASON.ownBoard
  return [...new Set(all.flatMap(({ reason, about }) => (about && isPin(reason) ? [about] : [])))]
}

/** Tells people apart without naming them. */
const numberOf = (id: Id): Id => String(BigInt(id) % 2_147_483_647n) as Id

const variedOf = ({ pin, aggregate }: LoadedPin): Varied<Id> => ({
  aggregate: aggregate.id,
  picture: aggregate.image_signature,
  person: numberOf(pin.pinner_id),
  board: pin.board_id,
})

const variedShown = (one: Shown): Varied<Id> => ({
  aggregate: one.aggregate_id,
  picture: one.picture,
  person: String(one.person) as Id,
  board: one.board_id,
})

const shownAt = (one: Offer<Id> & Varied<Id>, place: number): Shown => ({
  place,
  pin_id: one.pin,
  aggregate_id: one.aggregate,
  reason: one.reason,
  about_id: one.about,
  person: Number(one.person),
  board_id: one.board,
  picture: one.picture,
})
