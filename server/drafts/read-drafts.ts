import type { Selectable } from 'kysely'
import { type Draft, DraftForm } from '#domain/entities/draft.ts'
import type { SignedIn } from '../context.ts'
import type { Drafts } from '../db/tables.ts'

export type DraftRow = Selectable<Drafts>

export const formOf = ({ form }: Pick<DraftRow, 'form'>): DraftForm => DraftForm.parse(form)

export const showDraft = (row: DraftRow): Draft => ({
  type: 'draft',
  id: row.pin_id,
  key: row.key,
  state: row.state as Draft['state'],
  scheduled_at: row.scheduled_at?.getTime() ?? null,
  added_at: row.added_at.getTime(),
  changed_at: row.changed_at.getTime(),
  ...formOf(row),
})

/** All of someone's, in the order in which they were added; there are never more than a few hundred. */
export async function draftsOf({ db, actor }: SignedIn): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', actor.id)
    .orderBy('added_at')
    .orderBy('key')
    .execute()
  return rows.map(showDraft)
}

/** One of the actor's own, which nobody else changes meanwhile. */
export function draftOf({ db, actor }: SignedIn, key: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}
