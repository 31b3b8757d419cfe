import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { FactName } from '#domain/facts.ts'
import type { Reached } from './db/connect.ts'
import type { Reader } from './db/reader.ts'
import type { Files } from './files.ts'
import type { NewId } from './ids.ts'
import type { Mailer } from './mailer.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What one process has: made once at its start, handed to everything. */
export type House = Reached & {
  settings: Settings
  secrets: Secrets
  db: Reader
  boss: PgBoss
  files: Files
  mailer: Mailer
  log: Logger
  newId: NewId
  /** In which queues those wait who act on a fact. */
  queuesOf: Readonly<{ [N in FactName]?: readonly string[] }>
  clock: () => Date
  /** Milliseconds since some moment in the past: what measures ages, since nobody sets it. */
  uptime: () => number
  /** Given when the process has been told to stop: long work ends at its next step. */
  stopping: AbortSignal
  /** The first words of our pages' addresses, which nobody may be called; known where pages are served. */
  pageWords?: ReadonlySet<string>
}
