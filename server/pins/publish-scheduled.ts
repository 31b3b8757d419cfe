import { setTimeout as pause } from 'node:timers/promises'
import type { Id } from '#domain/id.ts'
import { isRefusal, type RefusalKind } from '#domain/refusal.ts'
import { type Person, signedIn } from '../context.ts'
import { draftOf } from '../drafts/read-drafts.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { personContext } from '../system-context.ts'
import { coverOf, publishDraft, unscheduleDraft } from './publish-draft.ts'

const BATCH = 100
const MINUTE = 60_000
const EVERY = 5000

/** D49. Begun every minute, it looks every few seconds until the next one begins. */
export async function publishScheduled(house: House): Promise<void> {
  for (const end = house.uptime() + MINUTE - EVERY; ; ) {
    while ((await publishDue(house)) === BATCH);
    if (house.uptime() >= end || house.stopping.aborted) return
    await pause(EVERY, undefined, { signal: house.stopping }).catch(() => {})
  }
}

/** Publishes what is due, as those who scheduled it. Returns how many were looked at. */
export async function publishDue(house: House): Promise<number> {
  const due = await house.db
    .selectFrom('drafts')
    .select(['user_id', 'key'])
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', house.clock())
    .orderBy('scheduled_at')
    .limit(BATCH)
    .execute()
  let published = 0
  for (const one of due) if (await publishOne(house, one)) published++
  return published
}

async function publishOne(house: House, { user_id, key }: { user_id: Id; key: string }): Promise<boolean> {
  const person = await house.db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  if (!person) return false
  try {
    await publishAs(house, person, key)
  } catch (error) {
    if (!isRefusal(error)) {
      house.log.error({ err: error, user: user_id, key }, 'a scheduled pin could not be published')
      return false
    }
    await giveBack(house, person, key, isAboutBoard(error.kind, error.key))
  }
  return true
}

async function coverFor(house: House, person: Person, key: string): Promise<string | undefined> {
  const ctx = signedIn(await personContext(house, person))
  const draft = await draftOf(ctx, key)
  return draft && coverOf(ctx, draft)
}

/** Its row is locked: whoever comes second finds it gone, or not waiting any more. */
async function publishAs(house: House, person: Person, key: string) {
  const cover = await coverFor(house, person, key)
  await inUnitOfWork(house, person, async (asked) => {
    const ctx = signedIn(asked)
    const draft = await draftOf(ctx, key)
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
