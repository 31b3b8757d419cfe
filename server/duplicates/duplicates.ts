import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { type DuplicateGroup, DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { keptThing, mayKeep } from '#domain/rules/pin/merge-pins.ts'
import { answer } from '../answer.ts'
import type { Mark } from '../bookmarks.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { fillPage } from '../pages-of-lists.ts'
import { loadAggregates, loadPinParts, loadPins } from '../pins/load-pins.ts'
import { duplicatesOf } from './find-duplicates.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { type MergeRow, showMerges } from './merge-row.ts'
import { undoMerge } from './undo-merge.ts'

const MOST_IN_GROUP = 50

async function showGroup(ctx: SignedIn, ids: Id[]): Promise<DuplicateGroup | null> {
  const parts = await loadPinParts(ctx, ids.slice(0, MOST_IN_GROUP), { for: 'place' })
  const rows = parts.flatMap((part) => (part?.pin.state === 'live' ? [part.pin] : []))
  const shown = await loadPins(
    ctx,
    rows.map((pin) => pin.id),
    'place',
  )
  const pins = shown.filter((pin) => pin !== null)
  const things = [...(await loadAggregates(ctx, new Set(rows.map((pin) => pin.aggregate_id)))).values()]
  const kept = keptThing(things, ctx.actor.id)
  const keep_id = rows.findLast((pin) => pin.aggregate_id === kept?.id)?.id
  if (pins.length < 2 || !keep_id) return null
  const keepable = new Set(things.filter((one) => mayKeep(things, one, ctx.actor.id)).map((one) => one.id))
  const may_keep = rows.filter((pin) => keepable.has(pin.aggregate_id)).map((pin) => pin.id)
  return { type: 'duplicate_group', id: ids[0] as Id, pins, keep_id, may_keep }
}

async function showOne(ctx: Context, merge: MergeRow) {
  const [shown] = await showMerges(ctx, [merge])
  if (!shown) throw new Error('A merge is always shown.')
  return shown
}

export const duplicateAnswers = [
  ...answer(DuplicatesResource, {
    async get(asked) {
      const ctx = signedIn(asked)
      const groups = await duplicatesOf(ctx.db, ctx.actor.id)
      const read = async (after: Mark | null, limit: number) =>
        groups
          .filter(([first = '']) => !after || first < String(after[0]))
          .slice(0, limit)
          .map((ids) => ({ ids, mark: [String(ids[0])] as Mark }))
      return fillPage(ctx, PAGE_SIZE, read, (rows) => Promise.all(rows.map(({ ids }) => showGroup(ctx, ids))))
    },
    async create(ctx, options) {
      const merge = await mergeDuplicates(ctx, options)
      ctx.rows.clear()
      return showOne(ctx, merge)
    },
  }),
  ...answer(MergesResource, {
    async get(asked) {
      const ctx = signedIn(asked)
      const read = async (after: Mark | null, limit: number) => {
        const { rows } = await sql<MergeRow & { mark: Mark }>`
          SELECT *, ARRAY[created_at::text, id::text] AS mark FROM merges WHERE user_id = ${ctx.actor.id}
            ${after ? sql`AND (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
          ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return fillPage(ctx, PAGE_SIZE, read, (rows) => showMerges(ctx, rows))
    },
    delete: async (ctx, { id }) => showOne(ctx, await undoMerge(ctx, id)),
  }),
]
