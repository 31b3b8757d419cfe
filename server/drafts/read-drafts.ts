import type { Selectable } from 'kysely'
import { type Draft, DraftForm } from '#domain/entities/draft.ts'
import type { SignedIn } from '../context.ts'
import type { Drafts } from '../db/tables.ts'

export type DraftRow = Selectable<Drafts>

export const parseDraftForm = ({ form }: Pick<DraftRow, 'form'>): DraftForm => DraftForm.parse(form)

export const showDraft = (row: DraftRow): Draft => ({
  type: 'draft',
  id: row.pin_id,
  key: row.key,
  state: row.state as Draft['state'],
  scheduled_at: row.scheduled_at?.getTime() ?? null,
  added_at: row.added_at.getTime(),
  changed_at: row.changed_at.getTime(),
  ...parseDraftForm(row),
})

/** Loads all drafts of the actor in the order in which they were added; there are never more than a few hundred. */
export async function loadDrafts({ db, actor }: SignedIn): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', actor.id)
    .orderBy('added_at')
    .orderBy('key')
    .execute()
  return rows.map(showDraft)
}

/** Loads one of the actor's own drafts and locks its row. */
export function lockOwnDraft({ db, actor }: SignedIn, key: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}
