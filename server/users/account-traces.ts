import { sql } from 'kysely'
import { DELETED_PERSON_ID, type Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { eraseRows, type RowsToErase } from './erase-rows.ts'

/** Erases or anonymizes references to a deleted account in other people's data and in internal tables. */
export async function eraseAccountTraces(house: House, userId: Id): Promise<void> {
  for (const rows of [...casesOf(userId), ...tracesOf(userId)]) await eraseRows(house, rows)
}

function tracesOf(userId: Id): RowsToErase[] {
  const by = (table: string, column: string, instead: Id | null): RowsToErase => ({
    table,
    where: sql`${sql.ref(column)} = ${userId}`,
    set: sql`${sql.ref(column)} = ${instead}`,
  })
  return [
    by('board_people', 'invited_by', null),
    { table: 'marks', where: sql`target_id = ${userId}` },
    {
      table: 'comments',
      where: sql`tags <> '[]' AND tags @> ${JSON.stringify([{ object_id: userId }])}::jsonb`,
      set: sql`tags = (SELECT coalesce(jsonb_agg(tag), '[]') FROM jsonb_array_elements(tags) tag
        WHERE tag ->> 'object_id' <> ${userId}::text)`,
    },
    by('comments', 'deleted_by', null),
    {
      table: 'experiments',
      where: sql`overrides ? ${userId}::text`,
      set: sql`overrides = overrides - ${userId}::text`,
    },
    { table: 'business_members', where: sql`(user_id = ${userId} OR business_id = ${userId})` },
    // Staff acts stay, without the name.
    by('staff_acts', 'staff_id', DELETED_PERSON_ID),
    by('featured_boards', 'chosen_by', DELETED_PERSON_ID),
    by('articles', 'written_by', DELETED_PERSON_ID),
    by('articles', 'changed_by', DELETED_PERSON_ID),
    by('today_choices', 'chosen_by', DELETED_PERSON_ID),
    by('shopping_pages', 'listed_by', DELETED_PERSON_ID),
    by('shop_products', 'owner_id', null),
    by('marked_words', 'marked_by', null),
    by('hosts', 'set_by', null),
    by('page_versions', 'saved_by', null),
    by('experience_versions', 'saved_by', null),
    by('placed_experiences', 'author_id', null),
    { table: 'user_counts', where: sql`user_id = ${userId}` },
  ]
}

/**
 * Reports against the person are erased, since nothing is left to decide. Reports by the person stay, without the name.
 * A case is erased after its dependent rows, which are found through it.
 */
function casesOf(userId: Id): RowsToErase[] {
  const against = sql`SELECT id FROM cases WHERE against_id = ${userId}`
  const decided = { where: sql`decided_by = ${userId}`, set: sql`decided_by = NULL` }
  return [
    ...['case_reports', 'violations', 'appeals'].map((table) => ({ table, where: sql`case_id IN (${against})` })),
    {
      table: 'staff_acts',
      where: sql`(target = ${userId}::text OR (kind = 'case' AND target IN (
        SELECT id::text FROM cases WHERE against_id = ${userId})))`,
    },
    { table: 'cases', where: sql`against_id = ${userId}` },
    { table: 'case_reports', where: sql`reporter_id = ${userId}` },
    { table: 'violations', where: sql`user_id = ${userId}` },
    { table: 'appeals', where: sql`user_id = ${userId}` },
    { table: 'cases', ...decided },
    { table: 'appeals', ...decided },
  ]
}
