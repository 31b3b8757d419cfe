import { EXPERIMENTS, type ExperimentName } from './experiments.ts'

/** What the `deb_` parameters of a page's query turn on. */
export type DebugSwitches = {
  /** The `deb_` parameters themselves, as a query. */
  query: string
  /** Groups forced by `deb_{experiment}={group}`. */
  groups: Partial<Record<ExperimentName, string>>
  timing: boolean
  experiences: boolean
  /** Id of an experience that its author previews. */
  experience: number | null
  panel: boolean
}

const PREFIX = 'deb_'
const QUERY_MAX = 500

/** The `deb_` switches work for signed-in employees, and for requests from internal addresses (route.20, route.46). */
export const mayDebug = (who: { isEmployee: boolean; isInternal: boolean }): boolean => who.isEmployee || who.isInternal

/** Parses the `deb_` parameters of a query; null without any. Each of them turns debugging on, also an unknown one. */
export function parseDebugSwitches(query: Readonly<Record<string, unknown>>): DebugSwitches | null {
  const switches = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    name.startsWith(PREFIX) && typeof value === 'string' ? [[name, value]] : [],
  )
  if (!switches.length) return null
  return {
    query: new URLSearchParams(switches).toString().slice(0, QUERY_MAX),
    groups: parseForcedGroups(query),
    timing: query.deb_timing === '1',
    experiences: query.deb_experiences === '1',
    experience: typeof query.deb_experience === 'string' ? Number.parseInt(query.deb_experience, 10) || null : null,
    panel: query.deb_panel === '1',
  }
}

/** Groups forced by the query: `?deb_{experiment}={group}`. */
export function parseForcedGroups(query: Readonly<Record<string, unknown>>): DebugSwitches['groups'] {
  const forced = Object.entries(EXPERIMENTS).flatMap(([name, { groups }]) => {
    const group = query[PREFIX + name]
    return typeof group === 'string' && (groups as readonly string[]).includes(group) ? [[name, group]] : []
  })
  return Object.fromEntries(forced)
}
