import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { CATALOGUE_BYTES_MAX, type CatalogueFormat } from '#domain/constants/catalogue.ts'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { type Issue, type Item, readRow } from '#domain/rules/shop/catalogue-row.ts'
import { booksOf } from '../db/reader.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { type FetchOptions, openOutside, Unreachable } from '../links/fetch-outside.ts'
import { announce } from '../live/announce.ts'
import { changeProduct, makeProduct, sellOut } from './keep-product.ts'

const DAY = 24 * 3600_000
/** A run that says nothing for so long is lost, and begun again. */
const SIGN_OF_LIFE = 15 * 60_000
const TOLD_EVERY = 1000
/** What is in a list day after day is written anew from time to time, so that its date says when it was seen. */
const SEEN_EVERY = 3 * DAY
const AT_ONCE = 200
const MOST_ISSUES = 1000

type Guard = Pick<FetchOptions, 'allowPrivate'>
type Running = { id: Id; user_id: Id; run: number; format: string; url: string | null; uploaded: string | null }
type Told = Issue & { line: number }
type Line = { line: number; item: Item }

/** Runs the lists that are due: each daily. */
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

/** Shop.14 and .15. Reads a list from its beginning to its end. Two runs at a time are one: the second does nothing. */
export async function runCatalogue(house: House, id: Id, guard: Guard = {}): Promise<void> {
  const running = await begin(house, id)
  if (!running) return
  const issues: Told[] = []
  const counts = { good: 0, bad: 0 }
  let problem: string | null = null
  try {
    // Loaded here because it brings parsers that nothing else needs.
    const { catalogueRows } = await import('./catalogue-rows.ts')
    let batch: Line[] = []
    const tell = (line: number, wrong: readonly Issue[]) => {
      counts.bad++
      if (issues.length < MOST_ISSUES) issues.push(...wrong.map((issue) => ({ ...issue, line })))
    }
    let toldAt = 0
    const flush = async () => {
      const repeated = await take(house, running, batch)
      for (const line of repeated) tell(line, [{ field: 'id', code: 'repeated' }])
      counts.good += batch.length - repeated.length
      batch = []
      if (Date.now() - toldAt < TOLD_EVERY) return
      toldAt = Date.now()
      await tellProgress(house, running, counts)
    }
    for await (const { line, said } of catalogueRows(
      await open(house, running, guard),
      running.format as CatalogueFormat,
    )) {
      const read = readRow(said)
      if ('issues' in read) tell(line, read.issues)
      else batch.push({ line, item: read.item })
      if (batch.length === AT_ONCE) await flush()
    }
    await flush()
    if (counts.good) await sellOutTheRest(house, running)
    else problem = 'empty'
  } catch (error) {
    problem = error instanceof Unreachable ? 'unreachable' : 'unreadable'
    house.log.info({ err: error, catalogue: id }, 'a list of products could not be read')
  }
  await end(house, running, counts, issues.slice(0, MOST_ISSUES), problem)
}

async function begin(house: House, id: Id): Promise<Running | undefined> {
  const now = house.clock()
  return booksOf(house)
    .updateTable('catalogues')
    .set((eb) => ({
      state: 'running',
      run: eb('run', '+', 1),
      run_started_at: now,
      next_run_at: new Date(now.getTime() + SIGN_OF_LIFE),
      rows_good: 0,
      rows_bad: 0,
    }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '<>', 'running'), eb('next_run_at', '<=', now)]))
    .returning(['id', 'user_id', 'run', 'format', 'url', 'uploaded'])
    .executeTakeFirst()
}

async function open({ files }: House, { url, uploaded }: Running, guard: Guard): Promise<Readable> {
  if (url) {
    const accept = 'text/csv,text/tab-separated-values,application/xml,*/*;q=0.5'
    return (await openOutside(url, { maxBytes: CATALOGUE_BYTES_MAX, timeoutMs: 30 * 60_000, accept, ...guard })).body
  }
  const file = await files.open(uploaded ?? '')
  if (!file) throw new Unreachable('the file is gone')
  return file.read()
}

/** Makes and changes what the lines of a batch say; what says the same as before is only noted. Answers the lines that came before. */
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
    const said_hash = hashOf(item, house.clock())
    const before = knownBy.get(item.key)
    if (before?.pin_id && !before.gone_at && before.said_hash.equals(said_hash)) same.push(item.key)
    else
      await inUnitOfWork(house, 'house', async (ctx) => {
        if (before?.pin_id && before.aggregate_id)
          await changeProduct(ctx, running, item, before.aggregate_id, before.pin_id)
        else await makeProduct(ctx, running, item, said_hash)
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
    await booksOf(house)
      .updateTable('catalogue_items')
      .set({ run })
      .where('catalogue_id', '=', id)
      .where('item_key', 'in', same)
      .execute()
  return repeated
}

/** What a line said, and in which days. */
export const hashOf = (item: Item, now: Date) =>
  createHash('sha256')
    .update(`${Math.floor(now.getTime() / SEEN_EVERY)} ${JSON.stringify(item)}`)
    .digest()

/** Shop.15. What the list no longer names is sold out at once. */
async function sellOutTheRest(house: House, { id, run }: Running): Promise<void> {
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
        if (aggregate_id) await sellOut(ctx, aggregate_id)
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

/** Says how far it is, and that it goes on. */
async function tellProgress(house: House, { id, user_id }: Running, { good, bad }: Counts): Promise<void> {
  const next_run_at = new Date(house.clock().getTime() + SIGN_OF_LIFE)
  await inUnitOfWork(house, 'house', async (ctx) => {
    await ctx.db
      .updateTable('catalogues')
      .set({ rows_good: good, rows_bad: bad, next_run_at })
      .where('id', '=', id)
      .execute()
    announce(ctx, personTopic(user_id), 'catalogue', id)
  })
}

async function end(house: House, { id, user_id }: Running, counts: Counts, issues: Told[], problem: string | null) {
  await inUnitOfWork(house, 'house', async (ctx) => {
    const { db } = ctx
    await db.deleteFrom('catalogue_issues').where('catalogue_id', '=', id).execute()
    const rows = issues.map((issue) => ({ catalogue_id: id, ...issue }))
    if (rows.length)
      await db
        .insertInto('catalogue_issues')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await sql`UPDATE catalogues SET state = ${problem ? 'failed' : 'done'}, run_ended_at = ${house.clock()}, problem = ${problem},
      rows_good = ${counts.good}, rows_bad = ${counts.bad}, next_run_at = run_started_at + interval '1 day'
      WHERE id = ${id} AND user_id <> 0`.execute(db)
    announce(ctx, personTopic(user_id), 'catalogue', id)
  })
}
