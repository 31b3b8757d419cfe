import { sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import {
  type StaffTopic,
  StaffTopicMergeResource,
  StaffTopicsResource,
  TOPIC_NAME_MAX,
} from '#domain/resources/staff.ts'
import { toBoardSlug } from '#domain/rules/board/board-slug.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'

const BY_URL_NAME = keyset('ASC', ['url_name', 'text'])

type Changes = ParsedOptionsOf<typeof StaffTopicsResource.update>
type Words = { en?: string[]; de?: string[] }

async function loadTopics({ db }: Context, ids: Id[]): Promise<(StaffTopic | null)[]> {
  if (!ids.length) return []
  const { rows } = await sql<Omit<StaffTopic, 'words' | 'words_de'> & { all_words: Words }>`
    SELECT 'staff_topic' AS type, i.id, i.url_name, i.name, coalesce(i.names ->> 'de', '') AS name_de, i.words AS all_words,
      i.parent_id, p.name AS parent_name, m.name AS merged_into, i.is_hidden, i.is_sensitive, i.follower_count
    FROM interests i LEFT JOIN interests p ON p.id = i.parent_id LEFT JOIN interests m ON m.id = i.merged_into_id
    WHERE i.id = ANY(${ids}::bigint[])`.execute(db)
  const byId = new Map(
    rows.map(({ all_words: { en = [], de = [] }, ...row }) => [
      row.id,
      { ...row, words: en.join(', '), words_de: de.join(', ') },
    ]),
  )
  return ids.map((id) => byId.get(id) ?? null)
}

async function mustLoadTopic(ctx: Context, id: Id): Promise<StaffTopic> {
  const [topic] = await loadTopics(ctx, [id])
  if (!topic) throw new Refusal('not_found', 'interest.none')
  return topic
}

const hasChildren = async ({ db }: Context, id: Id) =>
  Boolean(await db.selectFrom('interests').select('id').where('parent_id', '=', id).executeTakeFirst())

/** Refuses more than two levels: a topic with children can't have a parent, and a child can't have children. */
async function checkParent(ctx: Context, id: Id | null, parentId: Id): Promise<void> {
  const parent = await mustLoadTopic(ctx, parentId)
  if (parentId === id || parent.parent_id || (id && (await hasChildren(ctx, id))))
    throw new Refusal('bad_input', 'interest.twoLevels', {}, { field: 'parent_id' })
}

/** A name needs a letter or a digit, else its URL name would be empty. */
const isName = (name: string) => /[\p{L}\p{N}]/u.test(name)

async function checkName(ctx: Context, name: string, id: Id): Promise<string> {
  const url_name = toBoardSlug(name)
  const { rows } = await sql<{ id: Id }>`SELECT id FROM interests WHERE url_name = ${url_name} AND id <> ${id}
    UNION ALL SELECT interest_id FROM interest_addresses WHERE url_name = ${url_name} AND interest_id <> ${id}`.execute(
    ctx.db,
  )
  if (rows[0]) throw new Refusal('conflict', 'interest.nameTaken', { name }, { field: 'name' })
  return url_name
}

const listOf = (words: string) => [
  ...new Set(
    words
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** Renames a topic; the old URL name redirects to the new one. */
async function rename(ctx: Context, topic: StaffTopic, name: string): Promise<void> {
  const url_name = await checkName(ctx, name, topic.id)
  if (url_name !== topic.url_name) {
    await sql`DELETE FROM interest_addresses WHERE url_name = ${url_name}`.execute(ctx.db)
    await sql`INSERT INTO interest_addresses (url_name, interest_id) VALUES (${topic.url_name}, ${topic.id})
      ON CONFLICT (url_name) DO UPDATE SET interest_id = excluded.interest_id`.execute(ctx.db)
  }
  await sql`UPDATE interests SET name = ${name}, url_name = ${url_name},
    names = names || ${JSON.stringify({ en: name })}::jsonb WHERE id = ${topic.id}`.execute(ctx.db)
}

async function change(ctx: SignedIn, sent: Changes): Promise<StaffTopic> {
  const { db } = ctx
  const topic = await mustLoadTopic(ctx, sent.id)
  if (topic.merged_into) throw new Refusal('not_found', 'interest.none')
  if (sent.parent_id) await checkParent(ctx, topic.id, sent.parent_id)
  if (sent.name !== undefined && !isName(sent.name))
    throw new Refusal('bad_input', 'staff.topicNameMissing', {}, { field: 'name' })
  if (sent.name && sent.name !== topic.name) await rename(ctx, topic, sent.name)
  // Without a German name, the English one is shown.
  if (sent.name_de !== undefined)
    await sql`UPDATE interests SET names = ${sent.name_de ? sql`names || ${JSON.stringify({ de: sent.name_de })}::jsonb` : sql`names - 'de'`}
      WHERE id = ${topic.id}`.execute(db)
  const isRenamed = sent.name !== undefined && sent.name !== topic.name
  // Pins that use the old name still belong to the topic.
  const words = {
    ...((sent.words !== undefined || isRenamed) && {
      en: [...new Set([...listOf(sent.words ?? topic.words), ...(isRenamed ? [topic.name] : [])])],
    }),
    ...(sent.words_de !== undefined && { de: listOf(sent.words_de) }),
  }
  await sql`UPDATE interests SET words = words || ${JSON.stringify(words)}::jsonb,
    parent_id = ${sent.parent_id === undefined ? topic.parent_id : sent.parent_id},
    is_hidden = ${sent.is_hidden ?? topic.is_hidden}, is_sensitive = ${sent.is_sensitive ?? topic.is_sensitive}
    WHERE id = ${topic.id}`.execute(db)
  const hidden = sent.is_hidden !== undefined && sent.is_hidden !== topic.is_hidden
  const act = hidden ? (sent.is_hidden ? 'topic_hidden' : 'topic_shown') : 'topic_changed'
  await recordStaffAct(ctx, { act, kind: 'topic', target: sent.name ?? topic.name })
  // Children of a hidden topic are hidden with it.
  const below = hidden ? await db.selectFrom('interests').select('id').where('parent_id', '=', topic.id).execute() : []
  for (const { id } of [topic, ...below]) ctx.emit('topic.changed', { interest_id: id, into_id: null })
  invalidateInterestTree(ctx.house)
  return mustLoadTopic(ctx, topic.id)
}

/** Merges a topic into another, which takes over its words and its children. */
async function merge(ctx: SignedIn, id: Id, into_id: Id): Promise<StaffTopic> {
  const [topic, into] = [await mustLoadTopic(ctx, id), await mustLoadTopic(ctx, into_id)]
  if (id === into_id || topic.merged_into || into.merged_into)
    throw new Refusal('bad_input', 'interest.intoItself', {}, { field: 'into_id' })
  if (into.parent_id && (await hasChildren(ctx, id)))
    throw new Refusal('bad_input', 'interest.twoLevels', {}, { field: 'into_id' })
  const words = {
    en: [...new Set([...listOf(into.words), ...listOf(topic.words), topic.name])],
    de: [...new Set([...listOf(into.words_de), ...listOf(topic.words_de), ...(topic.name_de ? [topic.name_de] : [])])],
  }
  await sql`UPDATE interests SET words = ${JSON.stringify(words)}::jsonb WHERE id = ${into_id}`.execute(ctx.db)
  await sql`UPDATE interests SET parent_id = ${into_id} WHERE parent_id = ${id}`.execute(ctx.db)
  await sql`UPDATE interests SET is_hidden = true, merged_into_id = ${into_id} WHERE id = ${id}`.execute(ctx.db)
  await sql`UPDATE interests SET merged_into_id = ${into_id} WHERE merged_into_id = ${id}`.execute(ctx.db)
  await recordStaffAct(ctx, { act: 'topic_merged', kind: 'topic', target: `${topic.name} → ${into.name}` })
  ctx.emit('topic.changed', { interest_id: id, into_id })
  invalidateInterestTree(ctx.house)
  return mustLoadTopic(ctx, into_id)
}

export const staffTopicAnswers = [
  ...defineAnswers(StaffTopicsResource, {
    async get(ctx, { query = '' }) {
      const like = `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<{
          id: Id
          cursor_key: CursorKey
        }>`SELECT id, ${BY_URL_NAME.key} AS cursor_key FROM interests
          WHERE (name ILIKE ${like} OR names ->> 'de' ILIKE ${like})
          AND ${BY_URL_NAME.isAfter(after)} ORDER BY ${BY_URL_NAME.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, read, (rows) =>
        loadTopics(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
    /** Creates one topic per line; existing ones are left unchanged. */
    async create(asked, { names, parent_id }) {
      const ctx = requireSignedIn(asked)
      const typed = names
        .split('\n')
        .map((line) => line.trim())
        .filter(isName)
      if (typed.length === 0) throw new Refusal('bad_input', 'staff.topicsMissing', {}, { field: 'names' })
      const long = typed.find((name) => [...name].length > TOPIC_NAME_MAX)
      if (long) throw new Refusal('bad_input', 'staff.topicTooLong', { count: TOPIC_NAME_MAX }, { field: 'names' })
      if (parent_id) await checkParent(ctx, null, parent_id)
      const added = await ctx.db
        .insertInto('interests')
        .values(
          typed.map((name) => ({
            id: ctx.house.newId(),
            name,
            url_name: toBoardSlug(name),
            names: JSON.stringify({ en: name }),
            parent_id: parent_id ?? null,
          })),
        )
        .onConflict((conflict) => conflict.column('url_name').doNothing())
        .returning('name')
        .execute()
      for (const { name } of added) await recordStaffAct(ctx, { act: 'topic', kind: 'topic', target: name })
      invalidateInterestTree(ctx.house)
      return { added_count: added.length }
    },
    update: (ctx, sent) => change(requireSignedIn(ctx), sent),
  }),
  ...defineAnswers(StaffTopicMergeResource, {
    create: (ctx, { id, into_id }) => merge(requireSignedIn(ctx), id, into_id),
  }),
]
