import { LOG_EVENT } from '#domain/log-events.ts'
import { logEvent } from './log.ts'

const LONGEST = { error: 200, where: 500, stack: 1000 }

/** Reports a crashed part of the page to the console and the server, with the error, its stack and its component. */
export function reportCrash(error: unknown, where: string): void {
  console.error(error, where)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const crash = {
    error: String(error).slice(0, LONGEST.error),
    where: where.trim().slice(0, LONGEST.where),
    stack: stack.slice(0, LONGEST.stack),
  }
  logEvent({ event_type: LOG_EVENT.crashed, event_data: crash })
}
