import type { Pin, RecommendationReason } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { FEED_REASON, type FeedReason } from '#domain/rules/feed/reasons.ts'
import { makeSay, type Say } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { catalogueForLocale } from '../mail/compose-mail.ts'
import { type InterestTree, loadInterestTree } from '../records/interest-tree.ts'
import { toBoardUrl } from '../records/load-boards.ts'
import { toFullName } from '../records/load-people.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { showPin } from '../records/show-pin.ts'

type Reasoned = { part: LoadedPin; reason: FeedReason; about_id: Id | null }

/** Adds to each pin the reason why it is shown, in the viewer's language. `known` holds the pins that reasons name. */
export async function addPinReasons(
  ctx: Context,
  rows: readonly Reasoned[],
  known: ReadonlyMap<Id, LoadedPin> = new Map(),
): Promise<Pin[]> {
  const say = makeSay(catalogueForLocale(ctx.locale), ctx.locale)
  const tree = rows.some((row) => row.reason === FEED_REASON.topic) ? await loadInterestTree(ctx.house) : null
  return rows.map(({ part, reason, about_id }) => {
    const named = about_id ? known.get(about_id) : undefined
    const recommendation_reason = told(ctx, say, { part, reason, named, about_id, tree })
    return { ...showPin(ctx, part), recommendation_reason }
  })
}

type ReasonSubject = {
  part: LoadedPin
  reason: FeedReason
  named: LoadedPin | undefined
  about_id: Id | null
  tree: InterestTree | null
}

function told(ctx: Context, say: Say, { part, reason, named, about_id, tree }: ReasonSubject): RecommendationReason {
  const row = reason === FEED_REASON.board ? part.board : reason === FEED_REASON.ownBoard ? named?.board : null
  const board = row
    ? {
        id: row.id,
        name: row.name,
        url: toBoardUrl(row, part.people.get(row.owner_id) ?? named?.people.get(row.owner_id)),
      }
    : null
  const one = { reason_id: reason, board }
  const name = named?.pin.title.trim() ?? ''
  if (reason === FEED_REASON.person) {
    const pinner = part.people.get(part.pin.pinner_id)
    if (pinner) return { ...one, reason: say('reason.person', { name: toFullName(pinner) }) }
  }
  if (reason === FEED_REASON.board && board) return { ...one, reason: say('reason.board', { name: board.name }) }
  if (reason === FEED_REASON.topic && about_id) {
    const topic = tree?.byId.get(about_id)
    const language = ctx.locale.split('-')[0] ?? ''
    if (topic) return { ...one, reason: say('reason.topic', { name: topic.names[language] ?? topic.name }) }
  }
  if (reason === FEED_REASON.saved)
    return { ...one, reason: name ? say('reason.saved', { name }) : say('reason.savedOne') }
  if (reason === FEED_REASON.alike)
    return { ...one, reason: name ? say('reason.alike', { name }) : say('reason.alikeOne') }
  if (reason === FEED_REASON.ownBoard && board) return { ...one, reason: say('reason.ownBoard', { name: board.name }) }
  if (reason === FEED_REASON.near) return { ...one, reason: say('reason.near') }
  if (reason === FEED_REASON.chosen) return { ...one, reason: say('reason.chosen') }
  if (reason === FEED_REASON.fresh) return { ...one, reason: say('reason.fresh') }
  return { ...one, reason: say('reason.popular') }
}
