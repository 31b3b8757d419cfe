import { sql } from 'kysely'
import type { Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { type Listeners, runInRewriteQueue } from '../facts/listener.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { notifyPeople, notifyPerson } from './notify-people.ts'
import { retractNotification } from './retract-notification.ts'

const BATCH = 200

const pinOf = (ctx: Context, id: Id) => ctx.db.selectFrom('pins').selectAll().where('id', '=', id).executeTakeFirst()
const ownerOf = async (ctx: Context, boardId: Id) =>
  (await ctx.db.selectFrom('boards').select('owner_id').where('id', '=', boardId).executeTakeFirst())?.owner_id

/** Notifies people whose pins were deleted with someone else's board, with the number of pins. */
async function tellPinners(ctx: Context, { board_id, deletion_id, by_id }: Facts['board.deleted']): Promise<void> {
  const others = await ctx.db
    .selectFrom('bulk_pins')
    .select(['pinner_id', (row) => row.fn.countAll<string>().as('pins')])
    .where('job_id', '=', deletion_id)
    .where('pinner_id', '<>', by_id)
    .groupBy('pinner_id')
    .execute()
  const about = { kind: 'board_deleted', target_id: board_id } as const
  for (let from = 0; from < others.length; from += BATCH) {
    const batch = others.slice(from, from + BATCH)
    const notices = batch.map(({ pinner_id, pins }) => ({ ...about, user_id: pinner_id, amount: Number(pins) }))
    await notifyPeople(ctx, by_id, notices)
  }
}

const authorOf = async (ctx: Context, aggregateId: Id, commentId: Id) =>
  ctx.db
    .selectFrom('comments')
    .select(['user_id', 'pin_id', 'kind'])
    .where('aggregate_id', '=', aggregateId)
    .where('id', '=', commentId)
    .where('state', '=', 'live')
    .executeTakeFirst()

/** Returns the owner of the pin on which the comment was written, and the creator of the aggregate. */
async function ownersOfAggregate(ctx: Context, aggregateId: Id, pinId: Id): Promise<Map<Id, Id>> {
  const pin = await pinOf(ctx, pinId)
  const aggregate = await ctx.db
    .selectFrom('aggregates')
    .select(['native_creator_id', 'first_pin_id'])
    .where('id', '=', aggregateId)
    .executeTakeFirst()
  const owners = new Map<Id, Id>()
  if (aggregate?.native_creator_id) owners.set(aggregate.native_creator_id, aggregate.first_pin_id)
  if (pin) owners.set(pin.pinner_id, pin.id)
  return owners
}

async function tellOfComment(
  ctx: Context,
  { aggregate_id, comment_id, pin_id, by_id }: Facts['comment.added'],
): Promise<void> {
  const comment = await authorOf(ctx, aggregate_id, comment_id)
  if (!comment) return
  const kind = comment.kind === 'comment' ? 'comment_added' : 'pin_tried'
  const owners = [...(await ownersOfAggregate(ctx, aggregate_id, pin_id))]
  const notices = owners.map(([user_id, target_id]) => ({ user_id, kind, target_id, object_id: comment_id }) as const)
  await notifyPeople(ctx, by_id, notices)
}

/** Removes a deleted account from other people's notifications. */
async function eraseNotifications(house: House, userId: Id): Promise<void> {
  let last = '0'
  await runInSteps(house, async (ctx) => {
    const { rows } = await sql<{ user_id: Id }>`
      SELECT DISTINCT user_id FROM notification_events WHERE actor_id = ${userId} AND user_id > ${last}::bigint
      ORDER BY user_id LIMIT ${BATCH}`.execute(ctx.db)
    for (const { user_id } of rows) await retractNotification(ctx, { user_id, actor_id: userId })
    last = rows.at(-1)?.user_id ?? last
    return rows.length === BATCH
  })
}

/** Notifications for each fact. */
export const notificationListeners = {
  'account.deleted': {
    eraseNews: runInRewriteQueue((house, { user_id }) => eraseNotifications(house, user_id)),
  },
  'pin.saved': {
    tellPinner: async (ctx, { pin_id, from_pin_id }) => {
      const [saved, from] = [await pinOf(ctx, pin_id), await pinOf(ctx, from_pin_id)]
      // Saves that are not public don't notify the pinner.
      if (!saved || !from || saved.audience !== AUDIENCE.everyone) return
      await notifyPerson(ctx, {
        user_id: from.pinner_id,
        kind: 'pin_saved',
        actor_id: saved.pinner_id,
        target_id: from.id,
        object_id: saved.id,
      })
    },
  },
  'pin.mentioned': {
    tell: (ctx, { pin_id, user_id, by_id }) =>
      notifyPerson(ctx, { user_id, kind: 'pin_mentioned', actor_id: by_id, target_id: pin_id }),
  },
  'pin.unscheduled': {
    tell: (ctx, { pin_id, user_id, isForBoard }) => {
      const kind = isForBoard ? 'pin_unscheduled_board' : 'pin_unscheduled'
      return notifyPerson(ctx, { user_id, kind, actor_id: null, target_id: pin_id })
    },
  },
  'user.followed': {
    tell: (ctx, { user_id }, { by }) =>
      notifyPerson(ctx, { user_id, kind: 'user_followed', actor_id: by, target_id: null }),
  },
  'user.unfollowed': {
    untell: async (ctx, { user_id }, { by }) => {
      if (by) await retractNotification(ctx, { user_id, actor_id: by, kind: 'user_followed' })
    },
  },
  'board.followed': {
    tell: async (ctx, { board_id }, { by }) => {
      const user_id = await ownerOf(ctx, board_id)
      if (user_id) await notifyPerson(ctx, { user_id, kind: 'board_followed', actor_id: by, target_id: board_id })
    },
  },
  'board.unfollowed': {
    untell: async (ctx, { board_id }, { by }) => {
      const user_id = await ownerOf(ctx, board_id)
      if (user_id && by)
        await retractNotification(ctx, { user_id, actor_id: by, kind: 'board_followed', target_id: board_id })
    },
  },
  'board.deleted': { tellPinners: tellPinners },
  'board.invited': {
    tellInvited: (ctx, { board_id, user_id, by_id }) =>
      notifyPerson(ctx, { user_id, kind: 'board_invite', actor_id: by_id, target_id: board_id }),
  },
  'board.joined': {
    tellOwner: async (ctx, { board_id, user_id }) => {
      const owner = await ownerOf(ctx, board_id)
      if (owner)
        await notifyPerson(ctx, { user_id: owner, kind: 'board_joined', actor_id: user_id, target_id: board_id })
    },
  },
  'user.blocked': {
    untellBoth: async (ctx, { user_id, by_id }) => {
      await retractNotification(ctx, { user_id, actor_id: by_id })
      await retractNotification(ctx, { user_id: by_id, actor_id: user_id })
    },
  },
  'message.sent': {
    tell: async (ctx, { conversation_id, by_id, to_ids, asked_ids }) => {
      const target_id = conversation_id
      await notifyPeople(ctx, by_id, [
        ...to_ids.map((user_id) => ({ user_id, kind: 'message_received', target_id }) as const),
        ...asked_ids.map((user_id) => ({ user_id, kind: 'message_requested', target_id }) as const),
      ])
    },
  },
  'comment.added': { tellOwners: tellOfComment },
  'comment.replied': {
    tellAuthor: async (ctx, { aggregate_id, comment_id, pin_id, parent_id, by_id }) => {
      const parent = await authorOf(ctx, aggregate_id, parent_id)
      if (!parent) return
      const about = { actor_id: by_id, target_id: pin_id, object_id: comment_id }
      await notifyPerson(ctx, { ...about, user_id: parent.user_id, kind: 'comment_replied' })
    },
  },
  'comment.mentioned': {
    tell: (ctx, { comment_id, pin_id, user_id, by_id }) =>
      notifyPerson(ctx, {
        user_id,
        kind: 'comment_mentioned',
        actor_id: by_id,
        target_id: pin_id,
        object_id: comment_id,
      }),
  },
  'comment.liked': {
    tellAuthor: async (ctx, { aggregate_id, comment_id, by_id }) => {
      const comment = await authorOf(ctx, aggregate_id, comment_id)
      if (!comment) return
      const about = { actor_id: by_id, target_id: comment.pin_id, object_id: comment_id }
      await notifyPerson(ctx, { ...about, user_id: comment.user_id, kind: 'comment_liked' })
    },
  },
} satisfies Listeners
