import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinFeedback, PinHideResource } from '#domain/resources/feedback.ts'
import { type FeedbackType, hiddenAs } from '#domain/rules/feedback/feedback-overlay.ts'
import type { SignedIn } from '../context.ts'
import { mustSeePin } from '../records/access.ts'
import { keepSettings } from '../records/settings-of.ts'
import { isWeightLossAd } from '../records/show-kinds.ts'
import { hideAggregate, hidesAs, unhideAggregate } from './hidden.ts'
import { type Source, sourceShown } from './source-shown.ts'
import { setTuned } from './tuned-marks.ts'

type Sent = Omit<TakenOf<typeof PinHideResource.update>, 'pin'>
type Where = 'home' | 'related' | 'search'

/** Hides a pin wherever it may come up again; a topic or a source hidden with it is turned off. `undo` takes it back. */
export async function hidePin(ctx: SignedIn, where: Where, { pin_id, undo, ...told }: Sent): Promise<PinFeedback> {
  if (undo) return unhidePin(ctx, pin_id)
  const loaded = await mustSeePin(ctx, pin_id)
  const { pin, aggregate } = loaded
  if (pin.pinner_id === ctx.viewer.id) throw new Refusal('bad_input', 'feedback.own', {}, { field: 'pin_id' })
  const interest = told.interest_id ?? aggregate.interest_id
  const source = told.feedback_type === 'source' ? await sourceShown(ctx, pin_id) : null
  const isTopic = (told.feedback_type === 'topic' || told.interest_id) && interest
  const wished: FeedbackType = source ? 'source' : isTopic ? 'topic' : 'pin'
  const type = hiddenAs({ wished, isWeightLossAd: isWeightLossAd(loaded) })
  await hideAggregate(ctx, {
    aggregate_id: pin.aggregate_id,
    pin_id,
    reason: type,
    context: { ...told, where, interest, source },
  })
  if (type === 'topic' && interest) await setTuned(ctx, 'interest', interest, false)
  if (type === 'source' && source) await setTuned(ctx, source.kind, source.id, false)
  if (type === 'weight_loss') await keepSettings(ctx, ctx.viewer, { weight_loss_ads_opted_out: true })
  return { pin_id, feedback_type: type, has_undo: true, unfollow: await followed(ctx, pin.pinner_id, pin.board_id) }
}

/** Takes the hiding back, with what was turned off by it. */
export async function unhidePin(ctx: SignedIn, pin_id: Id): Promise<PinFeedback> {
  const pin = await ctx.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin_id).executeTakeFirst()
  if (!pin) throw new Refusal('no_pin', 'pin.none')
  await showAgain(ctx, pin.aggregate_id)
  return { pin_id, feedback_type: 'pin', has_undo: false, unfollow: null }
}

/** What was hidden comes back with its topic, and with the ads for weight loss unless another of them stays hidden. */
export async function showAgain(ctx: SignedIn, aggregateId: Id): Promise<void> {
  const mark = await unhideAggregate(ctx, aggregateId)
  const { interest, source } = (mark?.context ?? {}) as { interest?: Id; source?: Source }
  if (mark?.reason === 'topic' && interest) await setTuned(ctx, 'interest', interest, true)
  if (mark?.reason === 'source' && source) await setTuned(ctx, source.kind, source.id, true)
  if (mark?.reason === 'weight_loss' && !(await hidesAs(ctx, 'weight_loss')))
    await keepSettings(ctx, ctx.viewer, { weight_loss_ads_opted_out: false })
}

/** Keeps what became of it, as that its pinner is followed no more. */
export async function tellFeedback(ctx: SignedIn, pin_id: Id, feedback_type: string): Promise<PinFeedback> {
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

/** Which of the two the viewer follows: the person first, else the board. */
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
