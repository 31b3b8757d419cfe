import { sql } from 'kysely'
import { LOG_EVENT } from '#domain/log-events.ts'
import { EXPERIMENT_METRICS, type MetricSums } from '#domain/rules/stats/experiment-metrics.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'

type Row = { name: string; group_name: string; people: number } & Record<string, number | string>

/**
 * Adds up what exposed people did: their saves, clicks to other sites, and the later days on which they came back,
 * within the days that count. Replaces the former results in one statement each.
 */
export async function measureExperiments(house: Pick<House, 'db'>): Promise<void> {
  const sums = EXPERIMENT_METRICS.map(
    (metric) =>
      sql`sum(${sql.ref(metric)})::float8 AS ${sql.ref(metric)},
        sum(${sql.ref(metric)} * ${sql.ref(metric)})::float8 AS ${sql.ref(`${metric}_squared`)}`,
  )
  const { rows } = await sql<Row>`
    SELECT name, group_name, count(*)::int AS people, ${sql.join(sums)} FROM (
      SELECT x.actor_key, x.name, x.group_name,
        count(e.id) FILTER (WHERE e.type = ${LOG_EVENT.savedPin}) AS saves,
        count(e.id) FILTER (WHERE e.type = ${LOG_EVENT.wayOut}) AS outbound_clicks,
        count(DISTINCT floor(extract(epoch FROM e.at - x.exposed_at) / 86400))
          FILTER (WHERE e.at >= x.exposed_at + interval '24 hours') AS returns
      FROM experiment_exposures x
      JOIN experiments running ON running.name = x.name AND x.exposed_at >= running.started_at
      LEFT JOIN events e ON e.actor_key = x.actor_key AND e.at >= x.exposed_at AND e.at < x.measured_until
      GROUP BY x.actor_key, x.name, x.group_name) AS people
    GROUP BY name, group_name`.execute(house.db)
  const db = maintenanceDb(house)
  const names = await house.db.selectFrom('experiments').select('name').execute()
  for (const { name } of names) {
    const found = rows.filter((row) => row.name === name)
    await db.deleteFrom('experiment_results').where('name', '=', name).execute()
    if (found.length)
      await db
        .insertInto('experiment_results')
        .values(
          found.map((row) => ({
            name,
            group_name: row.group_name,
            people: row.people,
            sums: JSON.stringify(sumsOf(row)),
          })),
        )
        .execute()
  }
}

const sumsOf = (row: Row): Record<string, MetricSums> =>
  Object.fromEntries(
    EXPERIMENT_METRICS.map((metric) => [
      metric,
      { sum: Number(row[metric]), squares: Number(row[`${metric}_squared`]) },
    ]),
  )
