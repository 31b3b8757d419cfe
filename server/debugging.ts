import type { IncomingHttpHeaders } from 'node:http'
import { type DebugSwitches, mayDebug, parseDebugSwitches } from '#domain/debugging.ts'
import type { PinSignals } from '#domain/entities/pin-signals.ts'
import type { Id } from '#domain/id.ts'
import type { QuestionTiming } from '#domain/question-timing.ts'
import { timeStatements } from './db/statement-timing.ts'
import type { House } from './house.ts'
import { isIpInRanges } from './ip-address.ts'

/** Debugging of one page, or of one question that such a page asks. */
export type Debugging = {
  switches: DebugSwitches
  /** The questions asked so far, with deb_timing=1. */
  timings: QuestionTiming[] | null
  /** Why each Pin is in its list, with deb_panel=1, for employees only (viewer.8). */
  signals: Map<Id, PinSignals> | null
}

/** The header in which questions of a page that is debugged repeat its deb_ parameters. */
const HEADER = 'x-debug'

type DebugRequest = { ip: string; query: unknown; headers: IncomingHttpHeaders }

/** Null without switches, and for people who are neither employees nor at an internal address (route.46). */
export function readDebugging(
  { settings }: House,
  viewer: { is_staff: boolean } | null,
  { ip, query, headers }: DebugRequest,
): Debugging | null {
  const told = headers[HEADER]
  const switches = parseDebugSwitches(
    typeof told === 'string'
      ? Object.fromEntries(new URLSearchParams(told))
      : ((query ?? {}) as Record<string, unknown>),
  )
  const isEmployee = viewer?.is_staff ?? false
  if (!switches || !mayDebug({ isEmployee, isInternal: isIpInRanges(ip, settings.internalCidrs) })) return null
  const panel = switches.panel && isEmployee
  return {
    switches: { ...switches, panel },
    timings: switches.timing ? [] : null,
    signals: panel ? new Map() : null,
  }
}

/** Runs an answer and, with deb_timing=1, notes how long it and its queries took. */
export async function timeQuestion<T>(
  debug: Debugging | null,
  { name, verb }: { name: string; verb: string },
  answer: () => Promise<T>,
): Promise<T> {
  if (!debug?.timings) return answer()
  const timing: QuestionTiming = { question: `${name} ${verb}`, ms: 0, statements: [] }
  debug.timings.push(timing)
  const start = performance.now()
  try {
    return await timeStatements(timing.statements, answer)
  } finally {
    timing.ms = toTenths(performance.now() - start)
  }
}

const toTenths = (ms: number) => Math.round(ms * 10) / 10

/** Notes why a Pin is in a list, if an employee debugs the page. */
export function notePinSignals({ debug }: { debug: Debugging | null }, pinId: Id, signals: PinSignals): void {
  debug?.signals?.set(pinId, signals)
}
