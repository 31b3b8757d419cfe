import { sql } from 'kysely'
import { EXPERIMENTS, type ExperimentName, type ExperimentRollout } from '#domain/experiments.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StaffExperiment } from '#domain/resources/staff.ts'
import { EXPERIMENT_METRICS, type MetricSums, meanWithInterval } from '#domain/rules/stats/experiment-metrics.ts'
import type { SignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { findPerson, loadPeople } from '../records/load-people.ts'

type Row = { name: string; rollout: ExperimentRollout; overrides: Record<Id, string>; started_at: Date | null }
type ResultRow = { name: string; group_name: string; people: number; sums: Record<string, MetricSums> }
type Override = { username: string; group: string | null }
type ExperimentChanges = {
  name: ExperimentName
  rollout?: ExperimentRollout | undefined
  override?: Override | undefined
}

const OVERRIDES_MAX = 200

/** Lists every experiment with its configuration and its results since the shares were last changed. */
export async function listExperiments(ctx: SignedIn): Promise<StaffExperiment[]> {
  const rows = (await ctx.db.selectFrom('experiments').selectAll().execute()) as Row[]
  const results = (await ctx.db.selectFrom('experiment_results').selectAll().execute()) as ResultRow[]
  const people = await loadPeople(
    ctx,
    rows.flatMap(({ overrides }) => Object.keys(overrides) as Id[]),
  )
  return (Object.keys(EXPERIMENTS) as ExperimentName[]).map((name) => {
    const { groups, standard, unit } = EXPERIMENTS[name]
    const { rollout, overrides, started_at } = rows.find((row) => row.name === name) ?? UNCHANGED
    return {
      type: 'staff_experiment',
      id: name,
      groups: [...groups],
      standard,
      unit,
      rollout,
      overrides: (Object.entries(overrides) as [Id, string][]).flatMap(([id, group]) => {
        const person = people.get(id)
        return person ? [{ id, username: person.username, group }] : []
      }),
      started_at: started_at?.toJSON() ?? null,
      results: started_at ? results.filter((one) => one.name === name).map(toResult) : [],
    }
  })
}

const UNCHANGED: Omit<Row, 'name'> = { rollout: {}, overrides: {}, started_at: null }
const NO_SUMS: MetricSums = { sum: 0, squares: 0 }

const toResult = ({ group_name, people, sums }: ResultRow): StaffExperiment['results'][number] => ({
  group: group_name,
  people,
  metrics: EXPERIMENT_METRICS.map((metric) => ({ metric, ...meanWithInterval(people, sums[metric] ?? NO_SUMS) })),
})

/**
 * Sets the group shares of an experiment, or the group of one person; pages follow within seconds, without a release.
 */
export async function setExperiment(ctx: SignedIn, change: ExperimentChanges): Promise<StaffExperiment> {
  const { name, rollout, override } = change
  await ctx.db
    .insertInto('experiments')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (rollout) await setShares(ctx, name, rollout)
  if (override) await setOverride(ctx, name, override)
  const { name: target, ...reason } = change
  await recordStaffAct(ctx, { act: 'experiment', kind: 'experiment', target, reason: JSON.stringify(reason) })
  const all = await listExperiments(ctx)
  return all.find(({ id }) => id === name) as StaffExperiment
}

const hasGroup = (name: ExperimentName, group: string) =>
  (EXPERIMENTS[name].groups as readonly string[]).includes(group)

async function setShares({ db, now }: SignedIn, name: ExperimentName, rollout: ExperimentRollout): Promise<void> {
  const sum = Object.values(rollout).reduce((sum, share) => sum + share, 0)
  if (!Object.keys(rollout).every((group) => hasGroup(name, group)) || sum > 100)
    throw new Refusal('bad_input', 'staff.sharesWrong', {}, { field: 'rollout' })
  // The results start over, because people may have changed groups.
  const set = { rollout: JSON.stringify(rollout), started_at: sum > 0 ? now : null }
  await db.updateTable('experiments').set(set).where('name', '=', name).execute()
}

async function setOverride(ctx: SignedIn, name: ExperimentName, { username, group }: Override): Promise<void> {
  const person = await findPerson(ctx, username.trim().replace(/^@/, ''))
  if (!person) throw new Refusal('bad_input', 'staff.personUnknown', {}, { field: 'username' })
  if (group !== null && !hasGroup(name, group))
    throw new Refusal('bad_input', 'staff.groupUnknown', {}, { field: 'group' })
  const set =
    group === null
      ? sql`overrides - ${person.id}::text`
      : sql`overrides || jsonb_build_object(${person.id}::text, ${group}::text)`
  const { numUpdatedRows } = await ctx.db
    .updateTable('experiments')
    .set({ overrides: set as never })
    .where('name', '=', name)
    .where(sql<boolean>`(SELECT count(*) FROM jsonb_object_keys(overrides)) < ${group === null ? 1e6 : OVERRIDES_MAX}`)
    .executeTakeFirst()
  if (!numUpdatedRows)
    throw new Refusal('bad_input', 'staff.overridesFull', { most: OVERRIDES_MAX }, { field: 'username' })
}
