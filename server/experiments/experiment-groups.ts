import { assignExperimentGroup, EXPERIMENTS, type ExperimentName, type ExperimentRollout } from '#domain/experiments.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'

type ExperimentRow = {
  name: string
  rollout: ExperimentRollout
  overrides: Record<string, string>
  started_at: Date | null
}

const known = makeHouseCache<Map<string, ExperimentRow>>({ max: 1, ttl: 5000 })

/** Roll-outs and overrides are rows, reloaded every few seconds, so that staff can change them without a release. */
export const loadExperimentRows = (house: House): Promise<Map<string, ExperimentRow>> =>
  getOrLoadEntry(known(house), 'all', () => readRows(house))

async function readRows(house: House): Promise<Map<string, ExperimentRow>> {
  const rows = (await house.db.selectFrom('experiments').selectAll().execute()) as ExperimentRow[]
  return new Map(rows.map((row) => [row.name, row]))
}

/** Returns the group of every experiment, decided once per request; whoever may debug can force some (ab.2). */
export async function loadExperimentGroups(ctx: Context): Promise<Record<string, string>> {
  const rows = await loadExperimentRows(ctx.house)
  const person = ctx.viewer?.id ?? null
  const visitor = person ?? (mayStoreData('experiment_exposure', ctx.consent) ? ctx.visitorKey : null)
  const groups = Object.entries(EXPERIMENTS).map(([name, { unit }]) => {
    const row = rows.get(name)
    const split = ctx.isBot ? null : unit === 'person' ? person : visitor
    const own = person ? row?.overrides[person] : undefined
    return [name, own ?? assignExperimentGroup(name as ExperimentName, split, row?.rollout ?? {})]
  })
  return { ...Object.fromEntries(groups), ...ctx.debug?.switches.groups }
}
