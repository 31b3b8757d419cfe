import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context, Person, SignedIn } from '../context.ts'

const HOUR = 60 * 60_000

/** Where someone suspended, who has just shown their password, sees what was decided about them and may contradict it. */
export function appealPath(ctx: Context, person: Person): string {
  const until = (ctx.now.getTime() + HOUR).toString(36)
  return `/reports-and-violations/suspended/?token=${person.id}.${until}.${sign(ctx, person, until)}`
}

/**
 * Whose token it is. It opens one page and signs nobody in: other questions know nothing of it. It ends with the hour,
 * with the suspension, and with whatever ends the account's sessions.
 */
export async function asSuspended(ctx: Context, token: string): Promise<SignedIn> {
  const [id = '', until = '', signature = ''] = token.split('.')
  const person = /^\d{1,19}$/.test(id) ? await readSuspended(ctx, id as Id) : undefined
  if (!person || !isSigned(ctx, person, until, signature) || Number.parseInt(until, 36) < ctx.now.getTime())
    throw new Refusal('forbidden', 'appeal.passed', {}, { field: 'token' })
  return { ...ctx, viewer: person, actor: person }
}

const readSuspended = ({ db }: Context, id: Id) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('state', '=', 'suspended').executeTakeFirst()

function isSigned(ctx: Context, person: Person, until: string, signature: string): boolean {
  const wanted = Buffer.from(sign(ctx, person, until))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function sign({ house }: Context, { id, session_epoch }: Person, until: string): string {
  return createHmac('sha256', house.secrets.token)
    .update(JSON.stringify(['appeal', id, session_epoch, until]))
    .digest('base64url')
}
