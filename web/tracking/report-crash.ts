import { LOG } from '#domain/log-events.ts'
import { log } from './log.ts'

const LONGEST = { error: 200, where: 500 }

/** A part of the page that crashed stands in the console, and is told with what broke and where. */
export function reportCrash(error: unknown, where: string): void {
  console.error(error, where)
  const told = { error: String(error).slice(0, LONGEST.error), where: where.trim().slice(0, LONGEST.where) }
  log({ event_type: LOG.crashed, event_data: told })
}
