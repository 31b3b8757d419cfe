import { ONBOARDING_DAYS } from '#domain/constants/onboarding.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { blend, type Offer } from '#domain/rules/feed/blend.ts'
import { diverse, type Varied } from '#domain/rules/feed/diverse.ts'
import { REASON, type Reason, sourceOf } from '#domain/rules/feed/reasons.ts'
import type { SignedIn } from '../context.ts'
import { sealCursor } from '../cursor.ts'
import { type LoadedPin, loadPinParts } from '../records/load-pins.ts'
import { settingsOf } from '../records/settings-of.ts'
import { type HomeOffers, homeOffers } from './home-offers.ts'
import { olderThings } from './older.ts'
import { tellReasons } from './tell-reasons.ts'
import { keepShown, type Shown } from './visit.ts'

/** So many more than a page are loaded, to choose from, and so many at least. */
const CHOICE = 1.8
const LEAST_CHOICE = 25

/**
 * Home of someone signed in. What a visit has shown is kept in its order, so that Back and reload show the same and nothing
 * comes twice; each further page is found anew, so that a save, a follow or a hide changes it. The bookmark says which visit
 * and where in it.
 */
export async function homePage(ctx: SignedIn, size: number): Promise<Page<Pin>> {
  const [visitAsked = null, from = 0] = ctx.page.after ?? []
  const place = Number(from)
  const asked = { visit: visitAsked === null ? null : Number(visitAsked), place, limit: size }
  const { visit, shown, offers, since, marked } = await homeOffers(ctx, asked)
  const before = shown.filter((one) => one.place < place)
  const again = shown.filter((one) => one.place >= place)
  const free = size - again.length
  const isFirst = place === 0 && !again.length
  const enough = Math.max(Math.ceil(free * CHOICE), free + LEAST_CHOICE)
  const ranked = free > 0 ? newFirst(blend(offers, isNewcomer(ctx)), offers, isFirst ? since : null) : []
  const byId = new Map<Id, LoadedPin>()
  const { blurs_sensitive } = settingsOf(ctx.viewer)
  const mayCome = (part: LoadedPin | undefined): part is LoadedPin =>
    part !== undefined &&
    part.aggregate.story_deleted_at === null &&
    !(blurs_sensitive && part.aggregate.is_sensitive) &&
    !marked.has(`mute ${part.pin.pinner_id}`) &&
    !marked.has(`off_interest ${part.aggregate.interest_id}`)
  const candidates: (Offer<Id> & Varied<Id>)[] = []
  const look = async (wanted: readonly Offer<Id>[], seen: readonly Shown[] = []) => {
    const ids = [...seen.map((one) => one.pin_id), ...wanted.map((one) => one.pin), ...named(seen, wanted)]
    const parts = await loadPinParts(ctx, [...new Set(ids)], { for: 'list' })
    for (const part of parts) if (part) byId.set(part.pin.id, part)
    for (const one of wanted) {
      const part = byId.get(one.pin)
      if (mayCome(part)) candidates.push({ ...one, ...variedOf(part) })
    }
  }
  const choose = () => diverse(candidates, [...before, ...again].map(variedShown), free)
  const rest = ranked.length < free ? await older(ctx, visit, offers, enough) : []
  await look([...ranked.slice(0, enough), ...rest], again)
  let chosen = choose()
  // One round is enough for most. Where much of the choice may not come, by someone muted or of one picture, more is looked at.
  for (let at = enough; chosen.length < free && at < ranked.length; at += enough) {
    await look(ranked.slice(at, at + enough))
    chosen = choose()
  }
  if (chosen.length < free && !rest.length) {
    rest.push(...(await older(ctx, visit, offers, enough)))
    await look(rest)
    chosen = choose()
  }
  const first = Math.max(place, (again.at(-1)?.place ?? place - 1) + 1)
  const fresh = chosen.map((one, at): Shown => shownAt(one, first + at))
  await keepShown(ctx, visit, fresh)
  const items = [...again, ...fresh].flatMap((one) => {
    const part = byId.get(one.pin_id)
    return mayCome(part) && !marked.has(sourceMark(one, byId)) ? [{ part, ...one }] : []
  })
  // A page may lose some of what it had to choose from without being the last.
  const isMore = again.length === size || chosen.length === free || rest.length === enough
  const next = isMore && items.length ? [visit, first + fresh.length] : null
  return {
    items: await tellReasons(ctx, items, byId),
    next: next && sealCursor(ctx.house.secrets.bookmark, ctx.page.binding, next),
  }
}

const isNewcomer = ({ actor, now }: SignedIn): boolean =>
  now.getTime() - actor.created_at.getTime() < ONBOARDING_DAYS * 86_400_000

/** D66: a new visit begins with what those one follows have brought since the last. */
function newFirst<O extends Offer<Id>>(ranked: O[], offers: HomeOffers['offers'], since: number | null): O[] {
  if (!since) return ranked
  const isFollowed = (reason: Reason) => reason === REASON.person || reason === REASON.board
  const news = new Set(offers.filter(({ reason, at }) => isFollowed(reason) && at > since).map((one) => one.thing))
  return [...ranked.filter((one) => news.has(one.thing)), ...ranked.filter((one) => !news.has(one.thing))]
}

/** Where the sources end, everything else that is kept in the open, the newest first. */
async function older(ctx: SignedIn, visit: number, offers: readonly Offer<Id>[], limit: number) {
  const things = await olderThings(
    ctx,
    visit,
    offers.map((one) => one.thing),
    limit,
  )
  return things.map((row) => ({
    thing: row.aggregate_id,
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
  thing: aggregate.id,
  picture: aggregate.image_signature,
  person: numberOf(pin.pinner_id),
  board: pin.board_id,
})

const variedShown = (one: Shown): Varied<Id> => ({
  thing: one.aggregate_id,
  picture: one.picture,
  person: String(one.person) as Id,
  board: one.board_id,
})

const shownAt = (one: Offer<Id> & Varied<Id>, place: number): Shown => ({
  place,
  pin_id: one.pin,
  aggregate_id: one.thing,
  reason: one.reason,
  about_id: one.about,
  person: Number(one.person),
  board_id: one.board,
  picture: one.picture,
})
