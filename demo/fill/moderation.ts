import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Decision } from '#domain/rules/moderation/decisions.ts'
import type { ReportableKind, ReportReason } from '#domain/rules/moderation/report-reasons.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { hidePinFromViewer } from '#server/feedback/hide-pin.ts'
import { setTunedMark } from '#server/feedback/tuned-marks.ts'
import { appealAge, appealCase } from '#server/moderation/appeal.ts'
import { tellOne, tellReporters } from '#server/moderation/case-listeners.ts'
import { createReport } from '#server/moderation/report.ts'
import { decideCase } from '#server/staff/decide.ts'
import { rewriteAudiencesOfPerson } from '#server/users/audience-listeners.ts'
import { DEMO_REPORTS, MODERATED_HOSTS, SENSITIVE_PICTURES } from '../words/moderation.ts'
import type { DemoPin } from './pins.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

type People = Map<string, Inhabitant>

const DAYS_AGO = 2.6

/**
 * Adds open and closed work for staff: reports, decisions, an appeal, a suspended person and hosts; also a tuned feed.
 */
export async function fillModeration(present: DemoWorld, people: People, pins: DemoPin[]): Promise<void> {
  const world = { ...present, house: { ...present.house, clock: () => present.ago(DAYS_AGO) } }
  // The pictures are drawn by code and need no sensitivity score.
  await sql`UPDATE images SET nsfw = 0 WHERE nsfw IS NULL`.execute(maintenanceDb(world.house))
  await inUnitOfWork(world.house, 'house', (ctx) => fillReports(ctx, world, people, pins))
}

async function fillReports(ctx: Context, world: DemoWorld, people: People, pins: DemoPin[]): Promise<void> {
  const as = await contexts(ctx, people)
  const open = pins.filter((pin) => pin.audience === 0 && !pin.source)
  const staff = as('emery_stone')
  const robin = as('robin_vale')
  const others = open.filter((pin) => pin.pinner_id !== robin.viewer.id && pin.pinner_id !== staff.viewer.id)
  const tell = async (by: SignedIn, kind: ReportableKind, id: Id, reason: ReportReason, details: string) =>
    (await createReport(by, { kind, id, reason, details })).case_id
  const end = async (id: Id, decision: Decision, reason: string) => {
    await decideCase(staff, { id, decision, reason })
    await tellReporters(ctx, { case_id: id })
    const hit = await ctx.db.selectFrom('violations').select('user_id').distinct().where('case_id', '=', id).execute()
    for (const { user_id } of hit) await tellOne(ctx, { case_id: id, user_id })
  }
  const at = (n: number) => (others[n * 7] as DemoPin).id
  for (const [n, { reason, details }] of DEMO_REPORTS.open.entries()) await tell(robin, 'pin', at(n), reason, details)
  await tell(as('alex_moss'), 'pin', at(0), 'other', DEMO_REPORTS.second)
  await tell(as('alex_moss'), 'user', suspect(people, 1).id, 'impersonation', DEMO_REPORTS.person)
  await end(
    await tell(robin, 'pin', at(6), 'misinformation', DEMO_REPORTS.harmless.details),
    'no_action',
    DEMO_REPORTS.harmless.why,
  )
  for (const { family, seed } of SENSITIVE_PICTURES) {
    const pin = others.find(({ picture }) => picture.family === family && picture.seed === seed)
    if (!pin) continue
    await end(
      await tell(as('alex_moss'), 'pin', pin.id, 'nudity', DEMO_REPORTS.sensitive.details),
      'mark_sensitive',
      DEMO_REPORTS.sensitive.why,
    )
  }
  for (const [owner, by] of [
    ['robin_vale', 'alex_moss'],
    ['alex_moss', 'robin_vale'],
  ] as const) {
    const own = open.filter((pin) => pin.pinner_id === as(owner).viewer.id).at(-1)
    if (!own) continue
    const id = await tell(as(by), 'pin', own.id, 'my_work', DEMO_REPORTS.removed.details)
    await end(id, 'remove', DEMO_REPORTS.removed.why)
    if (owner === 'alex_moss') await appealCase(as(owner), { case_id: id, text: DEMO_REPORTS.removed.appeal })
  }
  const { id: suspended } = findSuspendedPerson(people)
  const gone = {
    id: suspended,
    case_id: await tell(robin, 'user', suspended, 'spam', DEMO_REPORTS.suspended.details),
  }
  await end(gone.case_id, 'suspend', DEMO_REPORTS.suspended.why)
  await rewriteAudiencesOfPerson(world.house, gone.id)
  await appealCase(await contextOf(ctx, gone.id), { case_id: gone.case_id, text: DEMO_REPORTS.suspended.appeal })
  await appealAge(await contextOf(ctx, suspect(people, 3).id), DEMO_REPORTS.age)
  for (const [kind, id] of Object.entries(await wordsToReport(world, robin.viewer.id)))
    if (id) await tell(robin, kind as ReportableKind, id, 'spam', DEMO_REPORTS.words)
  await hidePinFromViewer(robin, 'home', { pin_id: at(12) } as never)
  const topic = await world.house.db
    .selectFrom('interests')
    .select('id')
    .where('url_name', '=', 'skylines')
    .executeTakeFirst()
  if (topic) await setTunedMark(robin, 'interest', topic.id, false)
  await fillHosts(world, staff)
}

/** A person without a login, so that no demo account is affected. */
const suspect = (people: People, n: number) => [...people.values()].at(-n) as Inhabitant

/** The suspended person, whose pins nobody else sees. */
export const findSuspendedPerson = (people: People) => suspect(people, 2)

async function contexts(ctx: Context, people: People): Promise<(username: string) => SignedIn> {
  const made = new Map<string, SignedIn>()
  for (const username of ['robin_vale', 'alex_moss', 'emery_stone']) {
    const { id } = people.get(username) as Inhabitant
    made.set(username, await contextOf(ctx, id))
  }
  return (username) => ({ ...(made.get(username) as SignedIn), rows: new Map() })
}

async function contextOf(ctx: Context, id: Id): Promise<SignedIn> {
  const person = await ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...ctx, viewer: person, actor: person }
}

/** A comment on a public pin, and a message, both by other people. */
async function wordsToReport({ house }: DemoWorld, me: Id): Promise<{ comment?: Id; message?: Id }> {
  const { rows } = await sql<{ comment: Id; message: Id }>`
    SELECT (SELECT c.id FROM comments c JOIN pins p ON p.id = c.pin_id WHERE p.audience = 0 AND c.user_id <> ${me}
        AND c.kind = 'comment' ORDER BY c.id LIMIT 1) AS comment,
      (SELECT m.id FROM conversation_people p JOIN messages m ON m.conversation_id = p.conversation_id
        WHERE p.user_id = ${me} AND p.state = 'request' AND m.user_id <> ${me} ORDER BY m.id LIMIT 1) AS message`.execute(
    house.db,
  )
  return rows[0] ?? {}
}

async function fillHosts(world: DemoWorld, staff: SignedIn): Promise<void> {
  const { rows } = await sql<{ host: string }>`SELECT host FROM hosts`.execute(world.house.db)
  const known = new Set(rows.map((row) => row.host))
  const hosts = MODERATED_HOSTS.filter(({ host }) => !known.has(host))
  await insertAll(
    world,
    'hosts',
    hosts.map((one) => ({ ...one, set_by: staff.viewer.id, updated_at: world.ago(3) })),
  )
  const mails = [
    { receiver: 'user@bowerbird.test', subject: 'Welcome to Bowerbird', error: null },
    { receiver: 'collaborator@bowerbird.test', subject: 'Reset your password', error: null },
    { receiver: 'nobody@mail.example', subject: 'Welcome to Bowerbird', error: '550 5.1.1 Mailbox unavailable' },
  ]
  await insertAll(
    world,
    'mail_log',
    mails.map((mail, n) => ({ ...mail, id: world.id(world.ago(n + 1)), at: world.ago(n + 1) })),
  )
}
