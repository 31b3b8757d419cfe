import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { FactName } from '#domain/facts.ts'
import type { DatabaseConnections } from './db/connect.ts'
import type { ReadOnlyDb } from './db/read-only-db.ts'
import type { FileStorage } from './files.ts'
import type { IdGenerator } from './ids.ts'
import type { Mailer } from './mailer.ts'
import type { Secrets } from './secrets.ts'
import type { ServerSettings } from './settings.ts'

/** One running instance of the server; created at the start and passed to everything. */
export type House = DatabaseConnections & {
  settings: ServerSettings
  secrets: Secrets
  db: ReadOnlyDb
  boss: PgBoss
  files: FileStorage
  mailer: Mailer
  log: Logger
  newId: IdGenerator
  /** For each fact, the queues of its listeners. */
  queuesOf: Readonly<{ [N in FactName]?: readonly string[] }>
  clock: () => Date
  /** Monotonic milliseconds, for measuring ages: unlike the clock, nobody sets it. */
  uptime: () => number
  /** Aborted when the process has been told to stop: long work ends after its current step. */
  stopping: AbortSignal
  /** First path segments of our pages, which are reserved usernames; set where pages are served. */
  pageWords?: ReadonlySet<string>
  /** Replaces positions in built scripts by file and line of the sources; set where pages are served. */
  resolvePositions?: (stack: string) => Promise<string>
}
