import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { PinTopicsResource } from '#domain/resources/interests.ts'
import { TOPICS_MOST } from '#domain/rules/interests/kept-topics.ts'
import { answer } from '../answer.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { noteAct } from '../facts/note-act.ts'
import { loadPage } from '../list-page.ts'
import { mustSeePin } from '../records/access.ts'
import { giveTopics } from '../records/give-topics.ts'
import { interestTree } from '../records/interest-tree.ts'
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

/** Who may say what a pin is about: whoever pinned it first, and staff. */
async function mayTell(ctx: SignedIn, pin_id: Id): Promise<{ aggregateId: Id; source: 'creator' | 'staff' }> {
  const { pin, aggregate } = await mustSeePin(ctx, pin_id)
  const isCreator = aggregate.origin_pinner_id === ctx.actor.id
  if (!isCreator && !ctx.viewer.is_staff) throw new Refusal('forbidden', 'pin.notYours')
  return { aggregateId: pin.aggregate_id, source: isCreator ? 'creator' : 'staff' }
}

export const pinTopicAnswers = answer(PinTopicsResource, {
  async get(ctx, { pin_id }) {
    const { pin } = await mustSeePin(ctx, pin_id)
    const ids = await topicsOf(ctx, pin.aggregate_id)
    return loadPage(
      ctx,
      TOPICS_MOST,
      async (after) => (after ? [] : ids.map((id, at) => ({ id, cursor_key: [at] }))),
      (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
    )
  },
  async update(asked, { pin_id, interest_id, is_on }) {
    const ctx = signedIn(asked)
    const { aggregateId, source } = await mayTell(ctx, pin_id)
    const interest = (await interestTree(ctx.house)).byId.get(interest_id)
    if (!interest) throw new Refusal('not_found', 'interest.none')
    // What is delicate is said of a pin by staff alone; anyone who may tell can take it off.
    if (interest.is_sensitive && is_on && !ctx.viewer.is_staff) throw new Refusal('forbidden', 'pin.notYours')
    const said = { source: interest.is_sensitive && ctx.viewer.is_staff ? 'staff' : source, is_off: !is_on }
    const known = await ctx.db
      .selectFrom('aggregate_topics')
      .select('source')
      .where('aggregate_id', '=', aggregateId)
      .where('interest_id', '=', interest_id)
      .executeTakeFirst()
    // A creator's own tag is never overruled.
    if (known?.source === 'creator' && said.source === 'staff') throw new Refusal('forbidden', 'interest.creatorsTag')
    if (is_on && !known && (await topicsOf(ctx, aggregateId)).length >= TOPICS_MOST)
      throw new Refusal('bad_input', 'interest.tooMany', { count: TOPICS_MOST }, { field: 'interest_id' })
    await ctx.db
      .insertInto('aggregate_topics')
      .values({ aggregate_id: aggregateId, interest_id, confidence: 1, ...said })
      .onConflict((conflict) =>
        conflict.columns(['aggregate_id', 'interest_id']).doUpdateSet({ confidence: 1, ...said }),
      )
      .execute()
    if (said.source === 'staff')
      await noteAct(ctx, { act: is_on ? 'pin_topic_on' : 'pin_topic_off', kind: 'pin', target: pin_id })
    await giveTopics({ ...ctx.house, db: ctx.db }, [aggregateId])
    return { type: 'pin_topic', id: interest_id, is_on }
  },
})
