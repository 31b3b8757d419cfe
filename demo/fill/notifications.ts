import type { Id } from '#domain/id.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import { setBoardPerson } from '#server/boards/board-people.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { type NotificationInput, notifyPerson } from '#server/notifications/notify-people.ts'
import { loadBoardRows } from '#server/records/load-boards.ts'
import type { DemoBoard } from './boards.ts'
import { listTalkNotifications } from './notifications-of-talk.ts'
import type { DemoPin } from './pins.ts'
import { CLAIMED_SITES } from './websites.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

export type DatedNotice = NotificationInput & { at: Date }

/** Notifications of this many days are still unread. */
const UNREAD_DAYS = 2
const SAVES = 24
const MUTED = 'felix_moreau'
const BLOCKED = 'ivo_petrov'

/** Adds notifications for the main demo account, the people it muted and blocked, and a board invitation. */
export async function fillNotifications(
  world: DemoWorld,
  people: Map<string, Inhabitant>,
  boards: DemoBoard[],
  pins: DemoPin[],
): Promise<void> {
  const robin = people.get('robin_vale') as Inhabitant
  const others = [...people.values()].filter(({ username }) => ![robin.username, BLOCKED].includes(username))
  await markPeople(world, robin, people)
  const told = [
    ...(await follows(world, robin, boards)),
    ...saves(robin, pins),
    ...(await listTalkNotifications(world, robin)),
    ...notificationsOfHouse(world, robin, others),
    ...(await invitation(world, robin, others, boards)),
    ...joins(world, robin, boards),
  ]
  told.push(...(await examples(world, robin, others, told)))
  told.sort((a, b) => a.at.getTime() - b.at.getTime())
  const limit = world.ago(UNREAD_DAYS)
  await tell(
    world,
    told.filter(({ at }) => at < limit),
  )
  await maintenanceDb(world.house).updateTable('notifications').set({ read_at: limit }).execute()
  await tell(
    world,
    told.filter(({ at }) => at >= limit),
  )
}

async function tell(world: DemoWorld, told: DatedNotice[]): Promise<void> {
  for (const { at, ...notice } of told)
    await inUnitOfWork({ ...world.house, clock: () => at }, 'house', (ctx) => notifyPerson(ctx, notice))
}

/** An example of each kind that has no notification yet, about the objects of other notifications. */
async function examples(
  world: DemoWorld,
  robin: Inhabitant,
  others: Inhabitant[],
  told: DatedNotice[],
): Promise<DatedNotice[]> {
  const stored = await world.house.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', robin.id)
    .execute()
  const known = new Set<string>([...told, ...stored].map(({ kind }) => kind))
  const missing = (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) => !known.has(kind))
  return missing.map((kind) => {
    const { about, counts } = NOTIFICATION_KINDS[kind]
    return {
      user_id: robin.id,
      kind,
      actor_id: counts === 'nothing' ? null : (others[0]?.id ?? null),
      target_id: told.find((one) => NOTIFICATION_KINDS[one.kind].about === about)?.target_id ?? null,
      ...(counts === 'amount' && { amount: 3 }),
      at: world.ago(1),
    }
  })
}

async function markPeople(world: DemoWorld, robin: Inhabitant, people: Map<string, Inhabitant>): Promise<void> {
  const [muted, blocked] = [people.get(MUTED), people.get(BLOCKED)]
  if (!muted || !blocked) return
  const [me, them] = [robin.id, blocked.id]
  await insertAll(world, 'marks', [
    { user_id: me, kind: 'mute', target_id: muted.id, created_at: world.ago(9) },
    { user_id: me, kind: 'block', target_id: them, created_at: world.ago(20) },
    { user_id: them, kind: 'blocked_by', target_id: me, created_at: world.ago(20) },
  ])
  const both = [me, them]
  const db = maintenanceDb(world.house)
  await db.deleteFrom('follows').where('follower_id', 'in', both).where('target_id', 'in', both).execute()
  await db.deleteFrom('followers').where('follower_id', 'in', both).where('target_id', 'in', both).execute()
}

async function follows(world: DemoWorld, robin: Inhabitant, boards: DemoBoard[]): Promise<DatedNotice[]> {
  const own = boards.filter((board) => board.owner.id === robin.id).map(({ id }) => id)
  const rows = await world.house.db
    .selectFrom('followers')
    .selectAll()
    .where('target_id', 'in', [robin.id, ...own])
    .execute()
  return rows.map(({ kind, target_id, follower_id, created_at }) => ({
    user_id: robin.id,
    kind: kind === 'user' ? 'user_followed' : 'board_followed',
    actor_id: follower_id,
    target_id: kind === 'user' ? null : target_id,
    at: created_at,
  }))
}

function saves(robin: Inhabitant, pins: DemoPin[]): DatedNotice[] {
  return pins
    .filter((pin) => pin.source?.pinner_id === robin.id && pin.audience === 0)
    .slice(0, SAVES)
    .map((pin) => ({
      user_id: robin.id,
      kind: 'pin_saved',
      actor_id: pin.pinner_id,
      target_id: pin.source?.id as Id,
      object_id: pin.id,
      at: pin.saved_at,
    }))
}

/** An invitation of Robin to someone else's board. */
async function invitation(
  world: DemoWorld,
  robin: Inhabitant,
  others: Inhabitant[],
  boards: DemoBoard[],
): Promise<DatedNotice[]> {
  const hosts = new Set(others.map(({ id }) => id))
  const board = boards.find(
    (one) => hosts.has(one.owner.id) && one.audience === 0 && !one.people.some(({ id }) => id === robin.id),
  )
  if (!board) return []
  const at = world.ago(0.4)
  await inUnitOfWork({ ...world.house, clock: () => at }, 'house', async (ctx) => {
    const row = (await loadBoardRows(ctx, [board.id])).get(board.id)
    if (row) await setBoardPerson(ctx, row, robin.id, { state: 'invited', invitedBy: board.owner.id })
  })
  return [{ user_id: robin.id, kind: 'board_invite', actor_id: board.owner.id, target_id: board.id, at }]
}

function joins(world: DemoWorld, robin: Inhabitant, boards: DemoBoard[]): DatedNotice[] {
  return boards
    .filter((board) => board.owner.id === robin.id)
    .flatMap((board) =>
      board.people.map((one) => ({
        user_id: robin.id,
        kind: 'board_joined' as const,
        actor_id: one.id,
        target_id: board.id,
        at: world.ago(5),
      })),
    )
}

/** Notifications from the house itself: about websites, and about a deleted board with the person's pins. */
function notificationsOfHouse(world: DemoWorld, robin: Inhabitant, others: Inhabitant[]): DatedNotice[] {
  const site = (kind: 'website_verified' | 'website_failed', host: string, at: Date): DatedNotice => ({
    user_id: robin.id,
    kind,
    actor_id: null,
    target_id: null,
    group_key: `website:${host}`,
    at,
  })
  const at = world.ago(3.5)
  const gone: DatedNotice = {
    user_id: robin.id,
    kind: 'board_deleted',
    actor_id: others[4]?.id ?? null,
    target_id: world.id(at),
    amount: 3,
    at,
  }
  return [
    site('website_verified', CLAIMED_SITES.proven, world.ago(12)),
    site('website_failed', CLAIMED_SITES.failed, world.ago(1)),
    gone,
  ]
}
