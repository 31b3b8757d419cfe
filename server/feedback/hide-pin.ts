import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinFeedback, PinHideResource } from '#domain/resources/feedback.ts'
import { type FeedbackType, feedbackTypeForHide } from '#domain/rules/feedback/feedback-overlay.ts'
import type { SignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { savePersonSettings } from '../records/person-settings.ts'
import { isWeightLossAd } from '../records/show-kinds.ts'
import { type FeedSource, findFeedSource } from './find-feed-source.ts'
import { hasHiddenForReason, hideAggregate, unhideAggregate } from './hide-aggregate.ts'
import { setTunedMark } from './tuned-marks.ts'

type HidePinOptions = Omit<ParsedOptionsOf<typeof PinHideResource.update>, 'pin'>
type Where = 'home' | 'related' | 'search'

/** Hides a pin from feeds and search; a topic or source given with it is turned off. `undo` reverses that. */
export async function hidePinFromViewer(
  ctx: SignedIn,
  where: Where,
  { pin_id, undo, ...told }: HidePinOptions,
): Promise<PinFeedback> {
  if (undo) return unhidePin(ctx, pin_id)
  const loaded = await mustSeePin(ctx, pin_id)
  const { pin, aggregate } = loaded
  if (pin.pinner_id === ctx.viewer.id) throw new Refusal('bad_input', 'feedback.own', {}, { field: 'pin_id' })
  const interest = told.interest_id ?? aggregate.interest_id
  const source = told.feedback_type === 'source' ? await findFeedSource(ctx, pin_id) : null
  const isTopic = (told.feedback_type === 'topic' || told.interest_id) && interest
  const wished: FeedbackType = source ? 'source' : isTopic ? 'topic' : 'pin'
  const type = feedbackTypeForHide({ wished, isWeightLossAd: isWeightLossAd(loaded) })
  await hideAggregate(ctx, {
    aggregate_id: pin.aggregate_id,
    pin_id,
    reason: type,
    context: { ...told, where, interest, source },
  })
  if (type === 'topic' && interest) await setTunedMark(ctx, 'interest', interest, false)
  if (type === 'source' && source) await setTunedMark(ctx, source.kind, source.id, false)
  if (type === 'weight_loss') await savePersonSettings(ctx, ctx.viewer, { weight_loss_ads_opted_out: true })
  return { pin_id, feedback_type: type, has_undo: true, unfollow: await followed(ctx, pin.pinner_id, pin.board_id) }
}

/** Unhides a pin and turns on again what was turned off with it. */
export async function unhidePin(ctx: SignedIn, pin_id: Id): Promise<PinFeedback> {
  const pin = await ctx.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin_id).executeTakeFirst()
  if (!pin) throw new Refusal('no_pin', 'pin.none')
  await restoreHiddenAggregate(ctx, pin.aggregate_id)
  return { pin_id, feedback_type: 'pin', has_undo: false, unfollow: null }
}

/**
 * Unhides an aggregate and turns its topic on again, and weight-loss ads too unless another one of them stays hidden.
 */
export async function restoreHiddenAggregate(ctx: SignedIn, aggregateId: Id): Promise<void> {
  const mark = await unhideAggregate(ctx, aggregateId)
  const { interest, source } = (mark?.context ?? {}) as { interest?: Id; source?: FeedSource }
  if (mark?.reason === 'topic' && interest) await setTunedMark(ctx, 'interest', interest, true)
  if (mark?.reason === 'source' && source) await setTunedMark(ctx, source.kind, source.id, true)
  if (mark?.reason === 'weight_loss' && !(await hasHiddenForReason(ctx, 'weight_loss')))
    await savePersonSettings(ctx, ctx.viewer, { weight_loss_ads_opted_out: false })
}

/** Stores a later step of the feedback, for example that the viewer unfollowed the pinner. */
export async function saveFeedback(ctx: SignedIn, pin_id: Id, feedback_type: string): Promise<PinFeedback> {
  const { pin } = await mustSeePin(ctx, pin_id)
  await ctx.db
    .insertInto('marks')
    .values({
      user_id: ctx.viewer.id,
      kind: 'feedback',
      target_id: pin.aggregate_id,
      reason: feedback_type,
      context: JSON.stringify({ pin_id }),
      created_at: ctx.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'target_id']).doUpdateSet({ reason: feedback_type, created_at: ctx.now }),
    )
    .execute()
  const type = feedback_type === 'board' ? 'board' : 'user'
  return { pin_id, feedback_type: type, has_undo: true, unfollow: null }
}

/** Returns which of the two the viewer follows: the person, else the board. */
async function followed(ctx: SignedIn, pinner: Id, board: Id | null): Promise<PinFeedback['unfollow']> {
  const rows = await ctx.db
    .selectFrom('follows')
    .select(['kind', 'target_id'])
    .where('follower_id', '=', ctx.actor.id)
    .where('kind', 'in', ['user', 'board'])
    .where('target_id', 'in', board ? [pinner, board] : [pinner])
    .execute()
  if (rows.some((row) => row.kind === 'user'))
    return { action: 'UserFollowResource', action_options: { user_id: pinner } }
  const isBoard = board && rows.some((row) => row.kind === 'board')
  return isBoard ? { action: 'BoardFollowResource', action_options: { board_id: board } } : null
}
