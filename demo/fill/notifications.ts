import type { Id } from '#domain/id.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/rules/notifications/notification-kinds.ts'
import { setPerson } from '#server/boards/board-people.ts'
import { booksOf } from '#server/db/reader.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { type Notice, notify } from '#server/notifications/notify.ts'
import { loadBoardRows } from '#server/records/load-boards.ts'
import type { DemoBoard } from './boards.ts'
import { notificationsOfTalk } from './notifications-of-talk.ts'
import type { DemoPin } from './pins.ts'
import { SITES } from './websites.ts'
import { type Inhabitant, insertAll, type World } from './world.ts'

export type Told = Notice & { at: Date }

/** What happened within so many days is still unread. */
const UNREAD_DAYS = 2
const SAVES = 24
const MUTED = 'felix_moreau'
const BLOCKED = 'ivo_petrov'

/** What the person one logs in as has heard of, whom they muted and blocked, and a board they are asked to join. */
export async function fillNotifications(
  world: World,
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
    ...(await notificationsOfTalk(world, robin)),
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
  await booksOf(world.house).updateTable('notifications').set({ read_at: limit }).execute()
  await tell(
    world,
    told.filter(({ at }) => at >= limit),
  )
}

async function tell(world: World, told: Told[]): Promise<void> {
  for (const { at, ...notice } of told)
    await inUnitOfWork({ ...world.house, clock: () => at }, 'house', (ctx) => notify(ctx, notice))
}

/** An example of each kind that nothing else here tells of, about what another notification is about. */
async function examples(world: World, robin: Inhabitant, others: Inhabitant[], told: Told[]): Promise<Told[]> {
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

async function markPeople(world: World, robin: Inhabitant, people: Map<string, Inhabitant>): Promise<void> {
  const [muted, blocked] = [people.get(MUTED), people.get(BLOCKED)]
  if (!muted || !blocked) return
  const [me, them] = [robin.id, blocked.id]
  await insertAll(world, 'marks', [
    { user_id: me, kind: 'mute', target_id: muted.id, created_at: world.ago(9) },
    { user_id: me, kind: 'block', target_id: them, created_at: world.ago(20) },
    { user_id: them, kind: 'blocked_by', target_id: me, created_at: world.ago(20) },
  ])
  const both = [me, them]
  const db = booksOf(world.house)
  await db.deleteFrom('follows').where('follower_id', 'in', both).where('target_id', 'in', both).execute()
  await db.deleteFrom('followers').where('follower_id', 'in', both).where('target_id', 'in', both).execute()
}

async function follows(world: World, robin: Inhabitant, boards: DemoBoard[]): Promise<Told[]> {
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

function saves(robin: Inhabitant, pins: DemoPin[]): Told[] {
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

/** A board of someone else that they would like Robin to join. */
async function invitation(world: World, robin: Inhabitant, others: Inhabitant[], boards: DemoBoard[]): Promise<Told[]> {
  const hosts = new Set(others.map(({ id }) => id))
  const board = boards.find(
    (one) => hosts.has(one.owner.id) && one.audience === 0 && !one.people.some(({ id }) => id === robin.id),
  )
  if (!board) return []
  const at = world.ago(0.4)
  await inUnitOfWork({ ...world.house, clock: () => at }, 'house', async (ctx) => {
    const row = (await loadBoardRows(ctx, [board.id])).get(board.id)
    if (row) await setPerson(ctx, row, robin.id, { state: 'invited', invitedBy: board.owner.id })
  })
  return [{ user_id: robin.id, kind: 'board_invite', actor_id: board.owner.id, target_id: board.id, at }]
}

function joins(world: World, robin: Inhabitant, boards: DemoBoard[]): Told[] {
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

/** What the house itself tells: of websites, and of a board that went with one's pins on it. */
function notificationsOfHouse(world: World, robin: Inhabitant, others: Inhabitant[]): Told[] {
  const site = (kind: 'website_verified' | 'website_failed', host: string, at: Date): Told => ({
    user_id: robin.id,
    kind,
    actor_id: null,
    target_id: null,
    group_key: `website:${host}`,
    at,
  })
  const at = world.ago(3.5)
  const gone: Told = {
    user_id: robin.id,
    kind: 'board_deleted',
    actor_id: others[4]?.id ?? null,
    target_id: world.id(at),
    amount: 3,
    at,
  }
  return [
    site('website_verified', SITES.proven, world.ago(12)),
    site('website_failed', SITES.failed, world.ago(1)),
    gone,
  ]
}
