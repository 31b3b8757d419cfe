import { appendFileSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PostgresQueryCompiler } from 'kysely'
import { fingerprintSync, loadModule, parseSync } from 'libpg-query'
import type pg from 'pg'
import { findCrossings, type SpreadSchema } from './find-crossings.ts'

/** A statement that crosses machines and may, until it is rewritten (decisions/045). */
export type CrossingStatement = {
  /** The parser's fingerprint, which survives formatting, renamed parameters and longer lists. */
  id: string
  file: string
  statement: string
  crosses: string[]
}

const ROOT = join(import.meta.dirname, '../..')
const BUDGET = readFileSync(join(import.meta.dirname, 'crossing-statements.json'), 'utf8')
const ALLOWED = new Set((JSON.parse(BUDGET) as CrossingStatement[]).map(({ id }) => id))
/** Each statement that crosses is added to this file once; `npm test` finds out what no test sends anymore. */
const LOG = process.env.CROSSING_STATEMENTS_LOG
const SHOWN = 160
/** The partitions of each month are checked as their table, so that fingerprints don't change with the month. */
const PARTITIONS = /\bevents_(?:\d{4}_\d\d|rest)\b/g
/** Files that send the statements of their callers. */
const SENDERS = /\/server\/(db\/(statement-names|send-statement)|testing\/forbid-[\w-]+)\.ts$/

/** Statements that were refused: a suite with any fails at its end, also when the error was caught. */
export const refusedCrossings: string[] = []

let schema: SpreadSchema | undefined
/** The fingerprint by text; empty for statements that don't cross, as most. */
const checked = new Map<string, string>()
const seen = new Set<string>()

/** Makes statements fail that would cross machines and are not in the budget, in every server test. */
export async function forbidCrossingStatements(pool: pg.Pool): Promise<void> {
  schema ??= await loadSpreadSchema(pool)
}

async function loadSpreadSchema(pool: pg.Pool): Promise<SpreadSchema> {
  await loadModule()
  const { rows } = await pool.query<{ name: string; comment: string; columns: string[] }>(
    `SELECT relname AS name, obj_description(c.oid, 'pg_class') AS comment,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped
         ORDER BY attnum) AS columns
     FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND obj_description(c.oid, 'pg_class') IS NOT NULL`,
  )
  const functions = await pool.query<{ name: string }>(
    `SELECT DISTINCT proname AS name FROM pg_proc WHERE provolatile <> 'i' AND prokind = 'f'`,
  )
  return {
    tables: new Map(rows.map(({ name, ...table }) => [name, table])),
    mutableFunctions: new Set(functions.rows.map(({ name }) => name)),
  }
}

// Kysely compiles a statement while its caller is still on the stack.
const compileQuery = PostgresQueryCompiler.prototype.compileQuery
PostgresQueryCompiler.prototype.compileQuery = function (...node) {
  const compiled = compileQuery.apply(this, node)
  if (schema) check(schema, compiled.sql, compiled.parameters)
  return compiled
}

function check(schema: SpreadSchema, sql: string, parameters: readonly unknown[]): void {
  const text = sql.replace(PARTITIONS, 'events')
  let id = checked.get(text)
  if (id === undefined) {
    id = crossingsOf(schema, text, []).length ? fingerprintSync(text) : ''
    checked.set(text, id)
  }
  if (!id || seen.has(id)) return
  const file = senderOf()
  if (/\.test\.tsx?$|\/testing\//.test(file)) return
  const crosses = crossingsOf(schema, text, parameters)
  if (!crosses.length) {
    checked.set(text, '')
    return
  }
  const entry: CrossingStatement = { id, file, statement: text.replace(/\s+/g, ' ').trim().slice(0, SHOWN), crosses }
  if (!ALLOWED.has(id) && !process.env.RECORD_CROSSINGS) {
    const refusal = `This statement would cross machines (decisions/045):\n${JSON.stringify(entry, null, 2)}`
    refusedCrossings.push(refusal)
    throw new Error(refusal)
  }
  seen.add(id)
  if (LOG) appendFileSync(LOG, `${JSON.stringify(entry)}\n`)
}

function crossingsOf(schema: SpreadSchema, text: string, parameters: readonly unknown[]): string[] {
  const { stmts = [] } = parseSync(text)
  return [...new Set(stmts.flatMap(({ stmt }) => (stmt ? findCrossings(schema, stmt, parameters) : [])))]
}

/** The file that sends the statement, from the project's root. */
function senderOf(): string {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 50
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  const files = new Error().stack as unknown as string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  const paths = files.map((file) => file.replace(/^file:\/\//, ''))
  const sender = paths.find((path) => path.startsWith(ROOT) && !path.includes('/node_modules/') && !SENDERS.test(path))
  return sender ? relative(ROOT, sender) : ''
}
