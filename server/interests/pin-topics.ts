import { TOPICS_PER_PIN_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { PinTopicsResource } from '#domain/resources/interests.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeePin } from '../records/access.ts'
import { assignTopics } from '../records/assign-topics.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { loadInterests } from './load-interests.ts'

async function topicsOf({ db }: Context, aggregateId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('aggregate_topics')
    .select(['interest_id', 'source'])
    .where('aggregate_id', '=', aggregateId)
    .where('is_off', '=', false)
    .orderBy('confidence', 'desc')
    .orderBy('interest_id')
    .execute()
  const isSaid = (source: string) => source === 'creator' || source === 'staff'
  return [...rows.filter((row) => isSaid(row.source)), ...rows.filter((row) => !isSaid(row.source))].map(
    (row) => row.interest_id,
  )
}

/** Returns who may set a pin's topics: the creator of the aggregate, or staff; refuses others. */
async function mayTell(ctx: SignedIn, pin_id: Id): Promise<{ aggregateId: Id; source: 'creator' | 'staff' }> {
  const { pin, aggregate } = await mustSeePin(ctx, pin_id)
  const isCreator = aggregate.origin_pinner_id === ctx.actor.id
  if (!isCreator && !ctx.viewer.is_staff) throw new Refusal('forbidden', 'pin.notYours')
  return { aggregateId: pin.aggregate_id, source: isCreator ? 'creator' : 'staff' }
}

export const pinTopicAnswers = defineAnswers(PinTopicsResource, {
  async get(ctx, { pin_id }) {
    const { pin } = await mustSeePin(ctx, pin_id)
    const ids = await topicsOf(ctx, pin.aggregate_id)
    return loadListPage(
      ctx,
      TOPICS_PER_PIN_MAX,
      async (after) => (after ? [] : ids.map((id, at) => ({ id, cursor_key: [at] }))),
      (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
    )
  },
  async update(asked, { pin_id, interest_id, is_on }) {
    const ctx = requireSignedIn(asked)
    const { aggregateId, source } = await mayTell(ctx, pin_id)
    const interest = (await loadInterestTree(ctx.house)).byId.get(interest_id)
    if (!interest) throw new Refusal('not_found', 'interest.none')
    // Only staff may add a sensitive topic; anyone allowed to set topics can remove it.
    if (interest.is_sensitive && is_on && !ctx.viewer.is_staff) throw new Refusal('forbidden', 'pin.notYours')
    const said = { source: interest.is_sensitive && ctx.viewer.is_staff ? 'staff' : source, is_off: !is_on }
    const known = await ctx.db
      .selectFrom('aggregate_topics')
      .select('source')
      .where('aggregate_id', '=', aggregateId)
      .where('interest_id', '=', interest_id)
      .executeTakeFirst()
    // Staff don't overrule a topic chosen by the creator.
    if (known?.source === 'creator' && said.source === 'staff') throw new Refusal('forbidden', 'interest.creatorsTag')
    if (is_on && !known && (await topicsOf(ctx, aggregateId)).length >= TOPICS_PER_PIN_MAX)
      throw new Refusal('bad_input', 'interest.tooMany', { count: TOPICS_PER_PIN_MAX }, { field: 'interest_id' })
    await ctx.db
      .insertInto('aggregate_topics')
      .values({ aggregate_id: aggregateId, interest_id, confidence: 1, ...said })
      .onConflict((conflict) =>
        conflict.columns(['aggregate_id', 'interest_id']).doUpdateSet({ confidence: 1, ...said }),
      )
      .execute()
    if (said.source === 'staff')
      await recordStaffAct(ctx, { act: is_on ? 'pin_topic_on' : 'pin_topic_off', kind: 'pin', target: pin_id })
    await assignTopics({ ...ctx.house, db: ctx.db }, [aggregateId])
    return { type: 'pin_topic', id: interest_id, is_on }
  },
})
