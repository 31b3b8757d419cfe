import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'

/** Blocks someone. Both sides get a mark, so that each reads only their own. A listener removes follows. */
export async function blockPerson(ctx: SignedIn, id: Id): Promise<void> {
  const me = ctx.viewer.id
  if (id === me) throw new Refusal('bad_input', 'person.self', {}, { field: 'blocked_user_id' })
  const person = await ctx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!person) throw new Refusal('no_user', 'person.none')
  await ctx.db
    .insertInto('marks')
    .values([
      { user_id: me, kind: 'block', target_id: id, created_at: ctx.now },
      { user_id: id, kind: 'blocked_by', target_id: me, created_at: ctx.now },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  ctx.emit('user.blocked', { user_id: id, by_id: me })
}

export async function unblockPerson(ctx: SignedIn, id: Id): Promise<void> {
  const me = ctx.viewer.id
  await ctx.db
    .deleteFrom('marks')
    .where((row) =>
      row.or([
        row.and({ user_id: me, kind: 'block', target_id: id }),
        row.and({ user_id: id, kind: 'blocked_by', target_id: me }),
      ]),
    )
    .execute()
}
