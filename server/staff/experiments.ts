import { EXPERIMENTS, type ExperimentName, type ExperimentRollout } from '#domain/experiments.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StaffExperiment } from '#domain/resources/staff.ts'
import type { SignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'

type Row = { name: string; rollout: ExperimentRollout; overrides: Record<string, string> }
type ExperimentChanges = {
  name: ExperimentName
  rollout?: ExperimentRollout | undefined
  overrides?: Record<string, string> | undefined
}

/** Lists every experiment with its configuration. */
export async function listExperiments(ctx: SignedIn): Promise<StaffExperiment[]> {
  const rows = (await ctx.db.selectFrom('experiments').selectAll().execute()) as Row[]
  return (Object.keys(EXPERIMENTS) as ExperimentName[]).map((name) =>
    shown(
      name,
      rows.find((row) => row.name === name),
    ),
  )
}

/** Sets the group shares and overrides of an experiment; pages follow within seconds, without a release. */
export async function setExperiment(
  ctx: SignedIn,
  { name, rollout, overrides }: ExperimentChanges,
): Promise<StaffExperiment> {
  const groups: readonly string[] = EXPERIMENTS[name].groups
  const isKnown = (group: string) => groups.includes(group)
  const shares = Object.values(rollout ?? {})
  if (!Object.keys(rollout ?? {}).every(isKnown) || shares.reduce((sum, one) => sum + one, 0) > 100)
    throw new Refusal('bad_input', 'staff.sharesWrong', {}, { field: 'rollout' })
  if (!Object.values(overrides ?? {}).every(isKnown))
    throw new Refusal('bad_input', 'staff.groupUnknown', {}, { field: 'overrides' })
  const set = {
    ...(rollout && { rollout: JSON.stringify(rollout) }),
    ...(overrides && { overrides: JSON.stringify(overrides) }),
  }
  const row = await ctx.db
    .insertInto('experiments')
    .values({ name, ...set })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name, ...set }))
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordStaffAct(ctx, {
    act: 'experiment',
    kind: 'experiment',
    target: name,
    reason: JSON.stringify(rollout ?? {}),
  })
  return shown(name, row as Row)
}

function shown(name: ExperimentName, row: Row | undefined): StaffExperiment {
  const { groups, standard, unit } = EXPERIMENTS[name]
  const { rollout = {}, overrides = {} } = row ?? {}
  return { type: 'staff_experiment', id: name, groups: [...groups], standard, unit, rollout, overrides }
}
