import type { Pin, RecommendationReason } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { REASON, type Reason } from '#domain/rules/feed/reasons.ts'
import { type Say, sayIn } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { wordsTo } from '../mail/compose.ts'
import { type InterestTree, interestTree } from '../records/interest-tree.ts'
import { boardUrl } from '../records/load-boards.ts'
import { fullName } from '../records/load-people.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { showPin } from '../records/show-pin.ts'

type Reasoned = { part: LoadedPin; reason: Reason; about_id: Id | null }

/** Says with each pin why it is there, in the viewer's language (D65). `known` holds the pins that reasons name. */
export async function tellReasons(
  ctx: Context,
  rows: readonly Reasoned[],
  known: ReadonlyMap<Id, LoadedPin> = new Map(),
): Promise<Pin[]> {
  const say = sayIn(wordsTo(ctx.locale), ctx.locale)
  const tree = rows.some((row) => row.reason === REASON.topic) ? await interestTree(ctx.house) : null
  return rows.map(({ part, reason, about_id }) => {
    const named = about_id ? known.get(about_id) : undefined
    const recommendation_reason = told(ctx, say, { part, reason, named, about_id, tree })
    return { ...showPin(ctx, part), recommendation_reason }
  })
}

type Known = {
  part: LoadedPin
  reason: Reason
  named: LoadedPin | undefined
  about_id: Id | null
  tree: InterestTree | null
}

function told(ctx: Context, say: Say, { part, reason, named, about_id, tree }: Known): RecommendationReason {
  const row = reason === REASON.board ? part.board : reason === REASON.ownBoard ? named?.board : null
  const board = row
    ? {
        id: row.id,
        name: row.name,
        url: boardUrl(row, part.people.get(row.owner_id) ?? named?.people.get(row.owner_id)),
      }
    : null
  const one = { reason_id: reason, board }
  const name = named?.pin.title.trim() ?? ''
  if (reason === REASON.person) {
    const pinner = part.people.get(part.pin.pinner_id)
    if (pinner) return { ...one, reason: say('reason.person', { name: fullName(pinner) }) }
  }
  if (reason === REASON.board && board) return { ...one, reason: say('reason.board', { name: board.name }) }
  if (reason === REASON.topic && about_id) {
    const topic = tree?.byId.get(about_id)
    const language = ctx.locale.split('-')[0] ?? ''
    if (topic) return { ...one, reason: say('reason.topic', { name: topic.names[language] ?? topic.name }) }
  }
  if (reason === REASON.saved) return { ...one, reason: name ? say('reason.saved', { name }) : say('reason.savedOne') }
  if (reason === REASON.alike) return { ...one, reason: name ? say('reason.alike', { name }) : say('reason.alikeOne') }
  if (reason === REASON.ownBoard && board) return { ...one, reason: say('reason.ownBoard', { name: board.name }) }
  if (reason === REASON.near) return { ...one, reason: say('reason.near') }
  if (reason === REASON.chosen) return { ...one, reason: say('reason.chosen') }
  if (reason === REASON.fresh) return { ...one, reason: say('reason.fresh') }
  return { ...one, reason: say('reason.popular') }
}
