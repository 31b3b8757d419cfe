import { sql } from 'kysely'
import { type Id, NOBODY } from '#domain/id.ts'
import type { Context } from '../context.ts'

/** Where someone who left for good stands in what belongs to others, and in the books of the house. */
export async function eraseTraces(ctx: Context, userId: Id): Promise<void> {
  await eraseCases(ctx, userId)
  const { db } = ctx
  await sql`UPDATE board_people SET invited_by = NULL WHERE invited_by = ${userId}`.execute(db)
  await sql`DELETE FROM marks WHERE target_id = ${userId}`.execute(db)
  await sql`UPDATE comments SET tags = (SELECT coalesce(jsonb_agg(tag), '[]') FROM jsonb_array_elements(tags) tag
      WHERE tag ->> 'object_id' <> ${userId}::text)
    WHERE tags <> '[]' AND tags @> ${JSON.stringify([{ object_id: userId }])}::jsonb`.execute(db)
  await sql`UPDATE comments SET deleted_by = NULL WHERE deleted_by = ${userId}`.execute(db)
  await sql`UPDATE experiments SET overrides = overrides - ${userId}::text WHERE overrides ? ${userId}::text`.execute(
    db,
  )
  await sql`DELETE FROM business_members WHERE user_id = ${userId} OR business_id = ${userId}`.execute(db)
  // What they did as staff stays, without their name.
  await sql`UPDATE staff_acts SET staff_id = ${NOBODY} WHERE staff_id = ${userId}`.execute(db)
  await sql`UPDATE featured_boards SET chosen_by = ${NOBODY} WHERE chosen_by = ${userId}`.execute(db)
  await sql`UPDATE articles SET written_by = ${NOBODY} WHERE written_by = ${userId}`.execute(db)
  await sql`UPDATE articles SET changed_by = ${NOBODY} WHERE changed_by = ${userId}`.execute(db)
  await sql`UPDATE today_choices SET chosen_by = ${NOBODY} WHERE chosen_by = ${userId}`.execute(db)
  await sql`UPDATE shopping_pages SET listed_by = ${NOBODY} WHERE listed_by = ${userId}`.execute(db)
  await sql`UPDATE shop_products SET owner_id = NULL WHERE owner_id = ${userId}`.execute(db)
  await sql`UPDATE marked_words SET marked_by = NULL WHERE marked_by = ${userId}`.execute(db)
  await sql`UPDATE hosts SET set_by = NULL WHERE set_by = ${userId}`.execute(db)
  await sql`UPDATE page_versions SET saved_by = NULL WHERE saved_by = ${userId}`.execute(db)
  await sql`DELETE FROM user_counts WHERE user_id = ${userId}`.execute(db)
}

/** What was reported of them is gone, so nothing is left to decide; what they reported stays, and does not name them. */
async function eraseCases({ db }: Context, userId: Id): Promise<void> {
  const against = sql`SELECT id FROM cases WHERE against_id = ${userId}`
  for (const table of ['case_reports', 'violations', 'appeals'])
    await sql`DELETE FROM ${sql.table(table)} WHERE case_id IN (${against})`.execute(db)
  await sql`DELETE FROM staff_acts WHERE target = ${userId}::text OR (kind = 'case' AND target IN (
    SELECT id::text FROM cases WHERE against_id = ${userId}))`.execute(db)
  await sql`DELETE FROM cases WHERE against_id = ${userId}`.execute(db)
  await sql`DELETE FROM case_reports WHERE reporter_id = ${userId}`.execute(db)
  await sql`DELETE FROM violations WHERE user_id = ${userId}`.execute(db)
  await sql`DELETE FROM appeals WHERE user_id = ${userId}`.execute(db)
  await sql`UPDATE cases SET decided_by = NULL WHERE decided_by = ${userId}`.execute(db)
  await sql`UPDATE appeals SET decided_by = NULL WHERE decided_by = ${userId}`.execute(db)
}
