import { AsyncLocalStorage } from 'node:async_hooks'
import type { StatementTiming } from '#domain/question-timing.ts'

const STATEMENTS_MAX = 200
const SQL_MAX = 2_000

const current = new AsyncLocalStorage<StatementTiming[]>()

/** Adds every statement that is sent while `run` runs to `statements`. */
export const timeStatements = <T>(statements: StatementTiming[], run: () => Promise<T>): Promise<T> =>
  current.run(statements, run)

/** Times one statement if someone debugs the page it is for; its values are not stored. */
export function timeStatement<R extends { rowCount: number | null }>(text: string, answer: Promise<R>): Promise<R> {
  const statements = current.getStore()
  if (!statements || statements.length >= STATEMENTS_MAX) return answer
  const timing: StatementTiming = { sql: text.replace(/\s+/g, ' ').trim().slice(0, SQL_MAX), ms: 0, rows: 0 }
  statements.push(timing)
  const start = performance.now()
  return answer.then((result) => {
    timing.ms = Math.round((performance.now() - start) * 10) / 10
    timing.rows = result.rowCount ?? 0
    return result
  })
}
