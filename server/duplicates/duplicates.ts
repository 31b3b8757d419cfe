import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import {
  type DuplicateGroup,
  DuplicateSearchResource,
  DuplicatesResource,
  MergesResource,
} from '#domain/resources/duplicates.ts'
import { mayMergeInto, pickKeptAggregate } from '#domain/rules/pin/merge-pins.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { loadAggregates, loadPinParts, loadPins } from '../records/load-pins.ts'
import { filterPinsInSameSection } from './find-duplicates.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { type MergeRow, showMerges } from './merge-row.ts'
import { loadDuplicateGroups, requestDuplicateSearch, showDuplicateSearch } from './search-duplicates.ts'
import { undoMerge } from './undo-merge.ts'

const NEWEST_FIRST = keyset('DESC', ['created_at', 'timestamptz'], ['id', 'bigint'])

/** Groups per page; a group may have fifty pins. */
const MOST_GROUPS = 10

/** Shows groups without the pins that were deleted or merged since they were found. */
async function showGroups(ctx: SignedIn, groups: Id[][]): Promise<(DuplicateGroup | null)[]> {
  const parts = await loadPinParts(ctx, groups.flat(), { for: 'place' })
  const rows = parts.flatMap((part) => (part?.pin.state === 'live' ? [part.pin] : []))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const shown = await loadPins(
    ctx,
    rows.map((row) => row.id),
    'place',
  )
  const pinOf = new Map(shown.flatMap((pin) => (pin ? [[pin.id, pin]] : [])))
  const aggregates = await loadAggregates(ctx, new Set(rows.map((pin) => pin.aggregate_id)))
  return groups.map((ids) => {
    const own = ids.flatMap((id) => rowOf.get(id) ?? [])
    const pins = ids.flatMap((id) => pinOf.get(id) ?? [])
    const ofGroup = [...new Set(own.map((pin) => pin.aggregate_id))].flatMap((id) => aggregates.get(id) ?? [])
    const kept = pickKeptAggregate(ofGroup, ctx.actor.id)
    const keep_id = own.findLast((pin) => pin.aggregate_id === kept?.id)?.id
    if (pins.length < 2 || !keep_id || (ofGroup.length < 2 && !filterPinsInSameSection(own).length)) return null
    const keepable = new Set(ofGroup.filter((one) => mayMergeInto(ofGroup, one, ctx.actor.id)).map((one) => one.id))
    const may_keep = own.filter((pin) => keepable.has(pin.aggregate_id)).map((pin) => pin.id)
    return { type: 'duplicate_group', id: ids[0] as Id, pins, keep_id, may_keep }
  })
}

async function showOne(ctx: Context, merge: MergeRow) {
  const [shown] = await showMerges(ctx, [merge])
  if (!shown) throw new Error('A merge is always shown.')
  return shown
}

export const duplicateAnswers = [
  ...defineAnswers(DuplicatesResource, {
    async get(asked) {
      const ctx = requireSignedIn(asked)
      const read = (after: CursorKey | null, limit: number) => loadDuplicateGroups(ctx, after, limit)
      const page = { ...ctx.page, size: Math.min(ctx.page.size ?? MOST_GROUPS, MOST_GROUPS) }
      return loadListPage({ ...ctx, page }, MOST_GROUPS, read, (rows) =>
        showGroups(
          ctx,
          rows.map((row) => row.pin_ids),
        ),
      )
    },
    async create(ctx, options) {
      const merge = await mergeDuplicates(ctx, options)
      ctx.rows.clear()
      return showOne(ctx, merge)
    },
  }),
  ...defineAnswers(DuplicateSearchResource, {
    get: (ctx) => showDuplicateSearch(requireSignedIn(ctx)),
    async create(asked) {
      const ctx = requireSignedIn(asked)
      await requestDuplicateSearch(ctx)
      return showDuplicateSearch(ctx)
    },
  }),
  ...defineAnswers(MergesResource, {
    async get(asked) {
      const ctx = requireSignedIn(asked)
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<MergeRow & { cursor_key: CursorKey }>`
          SELECT *, ${NEWEST_FIRST.key} AS cursor_key FROM merges WHERE user_id = ${ctx.actor.id}
            AND ${NEWEST_FIRST.isAfter(after)}
          ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showMerges(ctx, rows))
    },
    delete: async (ctx, { id }) => showOne(ctx, await undoMerge(ctx, id)),
  }),
]
