import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isRefusal, type RefusalKind } from '#domain/refusal.ts'
import { type Person, requireSignedIn } from '../context.ts'
import { type DraftRow, lockOwnDraft } from '../drafts/read-drafts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { loadPersonContext } from '../system-context.ts'
import { makeDraftCover, publishDraft, unscheduleDraft } from './publish-draft.ts'

const BATCH = 100
const MINUTE = 60_000
const EVERY = 5000

/** Runs every minute (create.7) and looks for due Pins every few seconds until the next run. */
export async function pollDueDrafts(house: House): Promise<void> {
  for (const end = house.uptime() + MINUTE - EVERY; ; ) {
    await publishDueDrafts(house)
    if (house.uptime() >= end || house.stopping.aborted) return
    await pause(EVERY, undefined, { signal: house.stopping }).catch(() => {})
  }
}

type DueDraft = Pick<DraftRow, 'user_id' | 'key' | 'scheduled_at'>

/** Publishes everything that is due, as the people who scheduled it. A Pin that fails stays scheduled and doesn't hold up later ones. */
export async function publishDueDrafts(house: House): Promise<void> {
  const now = house.clock()
  let due: DueDraft[] = []
  do {
    due = await loadDue(house, now, due.at(-1))
    for (const draft of due) await publishOne(house, draft)
  } while (due.length === BATCH && !house.stopping.aborted)
}

const loadDue = (house: House, now: Date, after: DueDraft | undefined): Promise<DueDraft[]> =>
  house.db
    .selectFrom('drafts')
    .select(['user_id', 'key', 'scheduled_at'])
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(scheduled_at, user_id, key) > (${after?.scheduled_at}, ${after?.user_id}, ${after?.key})`,
      ),
    )
    .orderBy('scheduled_at')
    .orderBy('user_id')
    .orderBy('key')
    .limit(BATCH)
    .execute()

async function publishOne(house: House, { user_id, key }: DueDraft): Promise<void> {
  const person = await house.db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  if (!person) return
  try {
    await publishAs(house, person, key)
  } catch (error) {
    if (isRefusal(error)) await giveBack(house, person, key, isAboutBoard(error.kind, error.key))
    else house.log.error({ err: error, user: user_id, key }, 'a scheduled pin could not be published')
  }
}

async function coverFor(house: House, person: Person, key: string): Promise<string | undefined> {
  const ctx = requireSignedIn(await loadPersonContext(house, person))
  const draft = await lockOwnDraft(ctx, key)
  return draft && makeDraftCover(ctx, draft)
}

/** Publishes one draft. Its row is locked, so a second process finds it gone or no longer scheduled. */
async function publishAs(house: House, person: Person, key: string) {
  const cover = await coverFor(house, person, key)
  await inUnitOfWork(house, person, async (asked) => {
    const ctx = requireSignedIn(asked)
    const draft = await lockOwnDraft(ctx, key)
    if (draft?.state === 'scheduled' && draft.scheduled_at && draft.scheduled_at <= house.clock())
      await publishDraft(ctx, draft, cover)
  })
}

const isAboutBoard = (kind: RefusalKind, key: string) =>
  kind === 'no_board' || kind === 'no_section' || key.startsWith('board.')

const giveBack = (house: House, person: Person, key: string, isForBoard: boolean) =>
  inUnitOfWork(house, person, async (ctx) => {
    const { id } = await unscheduleDraft(ctx, key)
    ctx.emit('pin.unscheduled', { pin_id: id, user_id: person.id, isForBoard })
  })
