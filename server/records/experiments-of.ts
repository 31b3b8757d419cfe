import { EXPERIMENTS, type ExperimentName, forcedGroups, groupOf, mayForce, type Rollout } from '#domain/experiments.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'
import { isInRanges } from '../ip-address.ts'

type Row = { name: string; rollout: Rollout; overrides: Record<string, string> }

const known = houseCache<Map<string, Row>>({ max: 1, ttl: 5000 })

/** Roll-outs and overrides are rows, so that staff change them without a release; read anew every few seconds. */
const experimentRows = (house: House) => readThrough(known(house), 'all', () => readRows(house))

async function readRows(house: House): Promise<Map<string, Row>> {
  const rows = (await house.db.selectFrom('experiments').selectAll().execute()) as Row[]
  return new Map(rows.map((row) => [row.name, row]))
}

/** Decisions, Experiments: every experiment's group, decided once a request. `query` may force some, for those who may. */
export async function experimentsOf(
  ctx: Context,
  query: Record<string, unknown> = {},
): Promise<Record<string, string>> {
  const rows = await experimentRows(ctx.house)
  const person = ctx.viewer?.id ?? null
  const visitor = person ?? (mayKeep('experiment_exposure', ctx.consent) ? ctx.visitorKey : null)
  const groups = Object.entries(EXPERIMENTS).map(([name, { unit }]) => {
    const row = rows.get(name)
    const split = ctx.isBot ? null : unit === 'person' ? person : visitor
    const own = person ? row?.overrides[person] : undefined
    return [name, own ?? groupOf(name as ExperimentName, split, row?.rollout ?? {})]
  })
  const who = {
    is_employee: ctx.viewer?.is_staff ?? false,
    is_internal: isInRanges(ctx.ip, ctx.house.settings.internalCidrs),
  }
  return { ...Object.fromEntries(groups), ...(mayForce(who) ? forcedGroups(query) : {}) }
}
