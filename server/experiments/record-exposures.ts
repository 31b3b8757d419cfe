import { sql } from 'kysely'
import { EXPERIMENTS, type ExperimentName } from '#domain/experiments.ts'
import { MEASURED_DAYS } from '#domain/rules/stats/experiment-metrics.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { Context } from '../context.ts'
import { makeHouseCache } from '../house-cache.ts'
import { loadExperimentGroups, loadExperimentRows } from './experiment-groups.ts'

const DAY_MS = 24 * 3600_000

/** Exposures that this process has recorded, so that most batches of events need no statement for them. */
const recorded = makeHouseCache<true>({ max: 50_000, ttl: DAY_MS })

/**
 * Records the groups of the running experiments in which someone is, at their first events since the shares were
 * changed. People whom staff put in a group by hand, and visitors in experiments on people, don't count.
 */
export async function recordExposures(ctx: Context): Promise<void> {
  if (ctx.isBot || ctx.debug || !mayStoreData('experiment_exposure', ctx.consent)) return
  const actorKey = ctx.viewer ? `u${ctx.viewer.id}` : ctx.visitorKey && `v${ctx.visitorKey}`
  if (!actorKey) return
  const running = [...(await loadExperimentRows(ctx.house)).values()].filter(
    ({ name, started_at, overrides }) =>
      started_at &&
      isExperimentName(name) &&
      (ctx.viewer ? !(ctx.viewer.id in overrides) : EXPERIMENTS[name].unit === 'visitor'),
  )
  if (!running.length) return
  const groups = await loadExperimentGroups(ctx)
  const until = new Date(ctx.now.getTime() + MEASURED_DAYS * DAY_MS)
  const known = recorded(ctx.house)
  for (const { name, started_at } of running) {
    const key = `${actorKey} ${name} ${started_at?.getTime()}`
    if (known.has(key)) continue
    await sql`
      INSERT INTO experiment_exposures AS known (actor_key, name, group_name, exposed_at, measured_until)
      VALUES (${actorKey}, ${name}, ${groups[name]}, ${ctx.now}, ${until})
      ON CONFLICT (actor_key, name) DO UPDATE
        SET group_name = excluded.group_name, exposed_at = excluded.exposed_at, measured_until = excluded.measured_until
        WHERE known.exposed_at < ${started_at}`.execute(ctx.db)
    known.set(key, true)
  }
}

const isExperimentName = (name: string): name is ExperimentName => name in EXPERIMENTS
