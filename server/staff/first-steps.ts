import { sql } from 'kysely'
import { FIRST_STEPS, type FirstStep, type SelfReportedStep } from '#domain/constants/first-steps.ts'
import { type FirstSteps, FirstStepsResource } from '#domain/resources/first-steps.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import { hasOlderDemoWorld } from '../demo-world.ts'

const KEY = 'first_steps'

/** Steps that staff marked as done, and whether they dismissed the list. */
type SelfReportedSteps = { [step in SelfReportedStep]?: boolean } & { dismissed?: boolean }
type Found = { email: boolean; topics: boolean; pins: boolean; staff: boolean; told: SelfReportedSteps | null }

export const firstStepsAnswers = defineAnswers(FirstStepsResource, {
  get: (ctx) => readFirstSteps(requireSignedIn(ctx)),
  async update(ctx, { dismissed, done }) {
    const value = JSON.stringify({ ...(dismissed !== undefined && { dismissed }), ...(done && { [done]: true }) })
    await sql`INSERT INTO house (key, value) VALUES (${KEY}, ${value}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = house.value || excluded.value`.execute(ctx.db)
    return readFirstSteps(requireSignedIn(ctx))
  },
})

/** Reads each step from the current data; only steps that can't be detected are marked by hand. */
async function readFirstSteps({ db, viewer, house }: SignedIn): Promise<FirstSteps> {
  const { settings } = house
  const { rows } = await sql<Found>`SELECT
    EXISTS (SELECT FROM user_secrets s JOIN emails e ON e.email_key = s.email
      WHERE s.user_id = ${viewer.id} AND e.verified_at IS NOT NULL) AS email,
    EXISTS (SELECT FROM interests) AS topics,
    EXISTS (SELECT FROM pins) AND EXISTS (SELECT FROM boards) AS pins,
    EXISTS (SELECT FROM users WHERE is_staff AND id <> ${viewer.id} AND state IN ('active', 'private')) AS staff,
    (SELECT value FROM house WHERE key = ${KEY}) AS told`.execute(db)
  const { told, ...found } = rows[0] as Found
  const isDone: Record<FirstStep, boolean> = {
    ...found,
    https: settings.publicUrl.startsWith('https://'),
    mail: settings.smtpUrl !== undefined,
    operator: settings.namesOperator,
    pages: told?.pages === true,
    backups: told?.backups === true,
  }
  const steps = FIRST_STEPS.map((name) => ({ name, is_done: isDone[name] }))
  const is_open = !settings.demo && told?.dismissed !== true && steps.some((step) => !step.is_done)
  const has_older_world = settings.demo && (await hasOlderDemoWorld(house))
  return { type: 'first_steps', id: 'first_steps', is_open, steps, data_dir: settings.dataDir, has_older_world }
}
