import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context, Person, SignedIn } from '../context.ts'

const HOUR = 60 * 60_000

/**
 * Path of the page where a suspended person, who has just entered their password, reads the decision and may appeal
 * it.
 */
export function makeAppealPath(ctx: Context, person: Person): string {
  const until = (ctx.now.getTime() + HOUR).toString(36)
  return `/reports-and-violations/suspended/?token=${person.id}.${until}.${sign(ctx, person, until)}`
}

/**
 * Returns a context for the suspended person whose token this is, or throws. The token opens one page and signs nobody
 * in. It expires after an hour, with the suspension, and whenever the account's sessions are ended.
 */
export async function requireSuspendedPerson(ctx: Context, token: string): Promise<SignedIn> {
  const [sentId = '', until = '', signature = ''] = token.split('.')
  const id = parseId(sentId)
  const person = id ? await readSuspended(ctx, id) : undefined
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
