import type { Pin, RecommendationReason } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { REASON, type Reason } from '#domain/rules/feed/reasons.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { type Say, sayIn } from '#domain/text/say.ts'
import type { Context } from '../context.ts'
import { wordsTo } from '../mail/compose.ts'
import { type InterestTree, interestTree } from '../records/interest-tree.ts'

type Reasoned = { pin: Pin; reason: Reason; about_id: Id | null }

/** Says with each pin why it is there, in the viewer's language (D65). `known` holds the pins that reasons name. */
export async function tellReasons(
  ctx: Context,
  rows: readonly Reasoned[],
  known: ReadonlyMap<Id, Pin> = new Map(),
): Promise<Pin[]> {
  const say = sayIn(wordsTo(ctx.locale), ctx.locale)
  const tree = rows.some((row) => row.reason === REASON.topic) ? await interestTree(ctx.house) : null
  return rows.map(({ pin, reason, about_id }) => ({
    ...pin,
    recommendation_reason: told(ctx, say, {
      pin,
      reason,
      about: about_id ? known.get(about_id) : undefined,
      about_id,
      tree,
    }),
  }))
}

type Known = { pin: Pin; reason: Reason; about: Pin | undefined; about_id: Id | null; tree: InterestTree | null }

function told(ctx: Context, say: Say, { pin, reason, about, about_id, tree }: Known): RecommendationReason {
  const cardBoard = reason === REASON.board ? pin.board : reason === REASON.ownBoard ? about?.board : null
  const board = cardBoard ? { id: cardBoard.id, name: cardBoard.name, url: cardBoard.url } : null
  const one = { reason_id: reason, board }
  const name = about ? pinName(about) : ''
  if (reason === REASON.person && pin.pinner)
    return { ...one, reason: say('reason.person', { name: pin.pinner.full_name }) }
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
