import { sql } from 'kysely'
import { type Id, NOBODY } from '#domain/id.ts'
import type { House } from '../house.ts'
import { eraseRows, type Rows } from './erase-rows.ts'

/** Where someone who left for good stands in what belongs to others, and in the books of the house. */
export async function eraseTraces(house: House, userId: Id): Promise<void> {
  for (const rows of [...casesOf(userId), ...tracesOf(userId)]) await eraseRows(house, rows)
}

function tracesOf(userId: Id): Rows[] {
  const by = (table: string, column: string, instead: Id | null): Rows => ({
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
    // What they did as staff stays, without their name.
    by('staff_acts', 'staff_id', NOBODY),
    by('featured_boards', 'chosen_by', NOBODY),
    by('articles', 'written_by', NOBODY),
    by('articles', 'changed_by', NOBODY),
    by('today_choices', 'chosen_by', NOBODY),
    by('shopping_pages', 'listed_by', NOBODY),
    by('shop_products', 'owner_id', null),
    by('marked_words', 'marked_by', null),
    by('hosts', 'set_by', null),
    by('page_versions', 'saved_by', null),
    { table: 'user_counts', where: sql`user_id = ${userId}` },
  ]
}

/**
 * What was reported of them is gone, so nothing is left to decide; what they reported stays, and does not name them. A case goes
 * after what belongs to it, which is found by it.
 */
function casesOf(userId: Id): Rows[] {
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
