import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Selectable, sql } from 'kysely'
import { CATALOGUE_BYTES_MAX, type CatalogueFormat } from '#domain/constants/catalogue.ts'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import type { CatalogueItem, RowIssue } from '#domain/rules/shop/catalogue-row.ts'
import type { Context } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { Catalogues } from '../db/tables.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type OutsideFetchOptions, streamOutsideUrl, UnreachableError } from '../links/fetch-outside-url.ts'
import { announce } from '../live/announce.ts'
import { DELETED_OWNER_ID } from './catalogues.ts'
import { createProduct, markProductSoldOut, updateProduct } from './save-product.ts'

const DAY = 24 * 3600_000
/** A run without progress for this long is lost, and started again. */
const SIGN_OF_LIFE = 15 * 60_000
const LOST_RUNS_MAX = 2
const TOLD_EVERY = 1000
/** Unchanged products are rewritten after this time, to update the date when they were last seen. */
const SEEN_EVERY = 3 * DAY
const AT_ONCE = 200
const MOST_ISSUES = 1000

type Guard = Pick<OutsideFetchOptions, 'allowPrivate'>
type Running = Pick<Selectable<Catalogues>, 'id' | 'user_id' | 'run' | 'format' | 'url' | 'uploaded' | 'lost_runs'>
type ReportedIssue = RowIssue & { line: number }
type Line = { line: number; item: CatalogueItem }

/** Runs the daily imports that are due. */
export async function runDueCatalogues(house: House): Promise<void> {
  const due = await house.db
    .selectFrom('catalogues')
    .select('id')
    .where('next_run_at', '<=', house.clock())
    .orderBy('next_run_at')
    .limit(20)
    .execute()
  for (const { id } of due) await runCatalogue(house, id)
}

/**
 * Imports a catalogue from beginning to end (shop.14, shop.15). While a run is in progress, a second one does nothing.
 */
export async function runCatalogue(house: House, id: Id, guard: Guard = {}): Promise<void> {
  const running = await begin(house, id)
  if (!running) return
  const issues: ReportedIssue[] = []
  const counts = { good: 0, bad: 0 }
  if (running.lost_runs >= LOST_RUNS_MAX) return end(house, running, counts, issues, 'lost')
  const ended = new AbortController()
  const progress = setInterval(async () => {
    const isGoingOn = await tellProgress(house, running, counts).catch(() => true)
    if (!isGoingOn) ended.abort(ENDED)
  }, TOLD_EVERY)
  let problem: string | null = null
  try {
    // Imported on use, because of parsers that nothing else needs.
    const { parseCatalogueInWorker } = await import('./read-list.ts')
    const tell = (line: number, wrong: readonly RowIssue[]) => {
      counts.bad++
      if (issues.length < MOST_ISSUES) issues.push(...wrong.map((issue) => ({ ...issue, line })))
    }
    const list = await open(house, running, guard)
    const signal = AbortSignal.any([ended.signal, house.stopping])
    for await (const rows of parseCatalogueInWorker(list, running.format as CatalogueFormat, signal)) {
      for (const row of rows) if ('issues' in row) tell(row.line, row.issues)
      const good = rows.flatMap((row) => ('item' in row ? row : []))
      const repeated = await take(house, running, good)
      for (const line of repeated) tell(line, [{ field: 'id', code: 'repeated' }])
      counts.good += good.length - repeated.length
    }
    if (counts.good) await sellOutTheRest(house, running)
    else problem = 'empty'
  } catch (error) {
    if (error === ENDED) return
    if (house.stopping.aborted) return await putOff(house, running)
    const { OversizedRowError } = await import('./catalogue-rows.ts')
    problem =
      error instanceof UnreachableError
        ? 'unreachable'
        : error instanceof OversizedRowError
          ? 'oversized'
          : 'unreadable'
    house.log.info({ err: error, catalogue: id }, 'a list of products could not be read')
  } finally {
    clearInterval(progress)
  }
  await end(house, running, counts, issues.slice(0, MOST_ISSUES), problem)
}

const ENDED = new Error('The list was deleted, or another run has begun.')

/** Begins a run. A previous run without progress for too long was lost with its process, and is counted as such. */
async function begin(house: House, id: Id): Promise<Running | undefined> {
  const now = house.clock()
  return maintenanceDb(house)
    .updateTable('catalogues')
    .set((eb) => ({
      state: 'running',
      run: eb('run', '+', 1),
      lost_runs: sql`CASE WHEN state = 'running' THEN lost_runs + 1 ELSE 0 END`,
      run_started_at: now,
      next_run_at: new Date(now.getTime() + SIGN_OF_LIFE),
      rows_good: 0,
      rows_bad: 0,
    }))
    .where('id', '=', id)
    .where('user_id', '<>', DELETED_OWNER_ID)
    .where((eb) => eb.or([eb('state', '<>', 'running'), eb('next_run_at', '<=', now)]))
    .returning(['id', 'user_id', 'run', 'format', 'url', 'uploaded', 'lost_runs'])
    .executeTakeFirst()
}

/** Reschedules a run that was interrupted by a server restart. */
async function putOff(house: House, { id, run }: Running): Promise<void> {
  await maintenanceDb(house)
    .updateTable('catalogues')
    .set({ state: 'waiting', next_run_at: house.clock() })
    .where('id', '=', id)
    .where('run', '=', run)
    .execute()
}

async function open({ files }: House, { url, uploaded }: Running, guard: Guard): Promise<Readable> {
  if (url) {
    const accept = 'text/csv,text/tab-separated-values,application/xml,*/*;q=0.5'
    return (await streamOutsideUrl(url, { maxBytes: CATALOGUE_BYTES_MAX, timeoutMs: 30 * 60_000, accept, ...guard }))
      .body
  }
  const file = await files.open(uploaded ?? '')
  if (!file) throw new UnreachableError('the file is gone')
  return file.read()
}

/**
 * Creates and updates the products of a batch; unchanged ones are only marked as seen. Returns the line numbers of
 * repeated products.
 */
async function take(house: House, running: Running, batch: readonly Line[]): Promise<number[]> {
  if (!batch.length) return []
  const repeated: number[] = []
  const seen = new Set<string>()
  const { id, run } = running
  const known = await house.db
    .selectFrom('catalogue_items')
    .select(['item_key', 'said_hash', 'run', 'gone_at', 'aggregate_id', 'pin_id'])
    .where('catalogue_id', '=', id)
    .where(
      'item_key',
      'in',
      batch.map(({ item }) => item.key),
    )
    .execute()
  const knownBy = new Map(known.map((row) => [row.item_key, row]))
  const same: string[] = []
  for (const { line, item } of batch) {
    if (seen.has(item.key) || knownBy.get(item.key)?.run === run) {
      repeated.push(line)
      continue
    }
    seen.add(item.key)
    const said_hash = hashCatalogueItem(item, house.clock())
    const before = knownBy.get(item.key)
    if (before?.pin_id && !before.gone_at && before.said_hash.equals(said_hash)) same.push(item.key)
    else
      await inUnitOfWork(house, 'house', async (ctx) => {
        await assertGoingOn(ctx, running)
        if (before?.pin_id && before.aggregate_id)
          await updateProduct(ctx, running, item, before.aggregate_id, before.pin_id)
        else await createProduct(ctx, running, item, said_hash)
        const row = { said_hash, run, item_set: item.set, gone_at: null }
        await ctx.db
          .updateTable('catalogue_items')
          .set(row)
          .where('catalogue_id', '=', id)
          .where('item_key', '=', item.key)
          .execute()
      })
  }
  if (same.length)
    await maintenanceDb(house)
      .updateTable('catalogue_items')
      .set({ run })
      .where('catalogue_id', '=', id)
      .where('item_key', 'in', same)
      .execute()
  return repeated
}

/**
 * Locks the catalogue's row until the end of the unit of work, so that a deletion or another run waits, and nothing is
 * created afterwards.
 */
async function assertGoingOn({ db }: Context, { id, run }: Running): Promise<void> {
  const row = await db
    .selectFrom('catalogues')
    .select('id')
    .where('id', '=', id)
    .where('run', '=', run)
    .forShare()
    .executeTakeFirst()
  if (!row) throw ENDED
}

/** Hashes an item together with its period of days, so that an unchanged product is rewritten once per period. */
export const hashCatalogueItem = (item: CatalogueItem, now: Date) =>
  createHash('sha256')
    .update(`${Math.floor(now.getTime() / SEEN_EVERY)} ${JSON.stringify(item)}`)
    .digest()

/** Marks products that are missing from the catalogue as sold out (shop.15). */
async function sellOutTheRest(house: House, running: Running): Promise<void> {
  const { id, run } = running
  for (;;) {
    const gone = await house.db
      .selectFrom('catalogue_items')
      .select(['item_key', 'aggregate_id'])
      .where('catalogue_id', '=', id)
      .where('run', '<', run)
      .where('gone_at', 'is', null)
      .limit(AT_ONCE)
      .execute()
    if (!gone.length) return
    for (const { item_key, aggregate_id } of gone)
      await inUnitOfWork(house, 'house', async (ctx) => {
        await assertGoingOn(ctx, running)
        if (aggregate_id) await markProductSoldOut(ctx, aggregate_id)
        await ctx.db
          .updateTable('catalogue_items')
          .set({ gone_at: ctx.now })
          .where('catalogue_id', '=', id)
          .where('item_key', '=', item_key)
          .execute()
      })
  }
}

type Counts = { good: number; bad: number }

/** Stores the progress of a run. Returns false if the run should stop. */
async function tellProgress(house: House, { id, run, user_id }: Running, { good, bad }: Counts): Promise<boolean> {
  const next_run_at = new Date(house.clock().getTime() + SIGN_OF_LIFE)
  return inUnitOfWork(house, 'house', async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('catalogues')
      .set({ rows_good: good, rows_bad: bad, next_run_at })
      .where('id', '=', id)
      .where('run', '=', run)
      .executeTakeFirst()
    announce(ctx, personTopic(user_id), 'catalogue', id)
    return numUpdatedRows > 0n
  })
}

async function end(house: House, running: Running, counts: Counts, issues: ReportedIssue[], problem: string | null) {
  const { id, run, user_id } = running
  const state = problem ? 'failed' : 'done'
  await inUnitOfWork(house, 'house', async (ctx) => {
    const { db } = ctx
    const { numAffectedRows } = await sql`
      UPDATE catalogues SET state = ${state}, run_ended_at = ${house.clock()}, problem = ${problem},
        rows_good = ${counts.good}, rows_bad = ${counts.bad},
        next_run_at = CASE WHEN ${problem === 'lost'} THEN NULL ELSE run_started_at + interval '1 day' END
      WHERE id = ${id} AND run = ${run}`.execute(db)
    if (!numAffectedRows) return
    await db.deleteFrom('catalogue_issues').where('catalogue_id', '=', id).execute()
    const rows = issues.map((issue) => ({ catalogue_id: id, ...issue }))
    if (rows.length)
      await db
        .insertInto('catalogue_issues')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    announce(ctx, personTopic(user_id), 'catalogue', id)
  })
}
