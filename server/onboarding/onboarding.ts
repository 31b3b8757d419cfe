import { sql } from 'kysely'
import { GENDERS, type OnboardingStep, USE_CASES, type UseCase } from '#domain/constants/onboarding.ts'
import type { Id } from '#domain/id.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import { type Onboarding, OnboardingResource } from '#domain/resources/onboarding.ts'
import { currentOnboardingStep, nextOnboardingStep } from '#domain/rules/onboarding/onboarding-step.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, type Person, requireSignedIn, type SignedIn } from '../context.ts'
import { loadPins } from '../records/load-pins.ts'
import { parsePersonSettings } from '../records/person-settings.ts'
import { updateSettings } from '../users/settings-update.ts'

type OnboardingChanges = ParsedOptionsOf<typeof OnboardingResource.update>

/** Locks the row until the transaction ends, so that only one of two tabs finishes the step. */
const personNow = (ctx: SignedIn): Promise<Person> =>
  ctx.db.selectFrom('users').selectAll().where('id', '=', ctx.viewer.id).forUpdate().executeTakeFirstOrThrow()

function stepOf({ isBot, now }: Context, person: Person): OnboardingStep | null {
  const { step = null } = (person.onboarding ?? {}) as { step?: string }
  return currentOnboardingStep({ step, createdAt: person.created_at, isBot, isPartner: person.is_partner }, now)
}

async function show(ctx: SignedIn, person: Person): Promise<Onboarding> {
  const { rows } = await sql<{ picked: number }>`SELECT count(*)::int AS picked FROM picked_pins
    WHERE user_id = ${person.id}`.execute(ctx.db)
  return {
    type: 'onboarding',
    id: 'onboarding',
    step: stepOf(ctx, person),
    gender: GENDERS.find((one) => one === person.gender) ?? 'unspecified',
    country: person.country,
    locale: person.locale,
    use_cases: parsePersonSettings(person).use_cases.filter(isUseCase),
    picked_count: rows[0]?.picked ?? 0,
  }
}

const isUseCase = (text: string): text is UseCase => (USE_CASES as readonly string[]).includes(text)

/**
 * Stores picked pins as signals for a limited time, without saving them to a board. Former picks that are missing now
 * are removed.
 */
async function keepPicked(ctx: SignedIn, pinIds: Id[]): Promise<void> {
  const pins = (await loadPins(ctx, pinIds)).flatMap((pin) => pin ?? [])
  await ctx.db.deleteFrom('picked_pins').where('user_id', '=', ctx.viewer.id).execute()
  if (!pins.length) return
  const { rows } = await sql<{ id: Id; aggregate_id: Id }>`SELECT id, aggregate_id FROM pins
    WHERE id = ANY(${pins.map((pin) => pin.id)}::bigint[])`.execute(ctx.db)
  await ctx.db
    .insertInto('picked_pins')
    .values(
      rows.map(({ id, aggregate_id }) => ({ user_id: ctx.viewer.id, aggregate_id, pin_id: id, picked_at: ctx.now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Clears the pins that home showed behind these steps, from before the person stated their interests, so that they may
 * be shown again.
 */
async function forgetShown({ db, viewer }: SignedIn): Promise<void> {
  await db.deleteFrom('home_shown').where('user_id', '=', viewer.id).execute()
  await db.deleteFrom('home_visits').where('user_id', '=', viewer.id).execute()
}

/** Stores the choices, whether the person continues or leaves the onboarding. */
async function go(
  ctx: SignedIn,
  { step, leave, stay, gender, country, locale, use_cases, pin_ids }: OnboardingChanges,
): Promise<Onboarding> {
  const person = await personNow(ctx)
  const open = stepOf(ctx, person)
  // Another tab or device continued meanwhile.
  if (open !== step && !leave) return show(ctx, person)
  if (open === null) return show(ctx, person)
  if (gender || country || locale)
    await updateSettings(ctx, {
      ...(gender && { gender }),
      ...(country && { country }),
      ...(locale && { locale }),
    } as Parameters<typeof updateSettings>[1])
  if (pin_ids) await keepPicked(ctx, pin_ids)
  const next = leave ? null : stay ? step : nextOnboardingStep(step)
  const changed = await ctx.db
    .updateTable('users')
    .set({
      onboarding: next ? JSON.stringify({ step: next }) : null,
      ...(use_cases && { settings: sql`settings || ${JSON.stringify({ use_cases })}::jsonb` }),
    })
    .where('id', '=', ctx.viewer.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await forgetShown(ctx)
  return show(ctx, changed)
}

export const onboardingAnswers = defineAnswers(OnboardingResource, {
  get: (ctx) => show(requireSignedIn(ctx), requireSignedIn(ctx).viewer),
  update: (ctx, sent) => go(requireSignedIn(ctx), sent),
})
