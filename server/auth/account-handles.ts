import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  listUsernameCandidates,
  maxUsernameNumber,
  normalizeUsername,
  toUsername,
  usernameProblem,
} from '#domain/rules/account/username.ts'
import type { Context, SignedIn } from '../context.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000
const AT_ONCE = 20

/** Claims a free username derived from the name, with a number when it is taken. */
export async function claimUniqueUsername(ctx: Context, userId: Id, name: string): Promise<string> {
  const base = toUsername(name)
  const largest = maxUsernameNumber(base)
  const small = Array.from({ length: AT_ONCE }, (_, i) => i + 1)
  // When small numbers are taken, random numbers from growing ranges are tried, so a common name costs no more than a
  // rare one.
  for (let numbers = small, below = 1000; ; below = Math.min(below * 10, largest)) {
    const choices = listUsernameCandidates(base, numbers, ctx.house.pageWords)
    const rows = await ctx.db.selectFrom('handles').select('handle').where('handle', 'in', choices).execute()
    const taken = new Set(rows.map((row) => row.handle))
    for (const choice of choices) {
      if (!taken.has(choice) && (await takeHandle(ctx, userId, choice))) return choice
    }
    numbers = small.map(() => randomInt(2, below))
  }
}

/** Changes the username. The old one redirects here for a year, then anyone may take it. */
export async function changeUsername(ctx: SignedIn, sent: string): Promise<string> {
  const username = normalizeUsername(sent)
  const problem = usernameProblem(username, ctx.house.pageWords)
  if (problem) throw new Refusal('bad_input', problem, {} as never, { field: 'username' })
  if (username === ctx.viewer.username) return username
  if (!(await takeHandle(ctx, ctx.viewer.id, username)))
    throw new Refusal('conflict', 'username.taken', {}, { field: 'username' })
  await ctx.db
    .updateTable('handles')
    .set({ is_current: false, kept_until: new Date(ctx.now.getTime() + YEAR) })
    .where('handle', '=', ctx.viewer.username)
    .execute()
  return username
}

/** True when the handle is free, is an earlier handle of this person, or is no longer reserved by anyone. */
async function takeHandle(ctx: Context, userId: Id, handle: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO handles (handle, user_id) VALUES (${handle}, ${userId})
    ON CONFLICT (handle) DO UPDATE SET user_id = excluded.user_id, is_current = true, kept_until = NULL
    WHERE NOT handles.is_current AND (handles.user_id = excluded.user_id OR handles.kept_until < ${ctx.now})
    RETURNING handle`.execute(ctx.db)
  return rows.length === 1
}
