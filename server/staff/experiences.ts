import { sql } from 'kysely'
import { EXPERIENCE_FORMS } from '#domain/constants/experience-forms.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { DONE } from '#domain/resources/session.ts'
import {
  type ExperienceDefinition,
  type ListedExperience,
  type StaffExperience,
  StaffExperienceResource,
  StaffExperiencesResource,
} from '#domain/resources/staff-experiences.ts'
import { listExperienceProblems, readExperience } from '#domain/rules/guidance/read-experience.ts'
import { parseDelight } from '#domain/rules/search/delight.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import { invalidatePlacedExperiences, type StoredExperience } from '../experiences/placed-experiences.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { loadPeople } from '../records/load-people.ts'

type VersionRow = {
  experience_id: number
  version: number
  definition: ExperienceDefinition | null
  saved_by: Id | null
  saved_at: Date
}
type Placed = StoredExperience & { name: string; version: number; author_id: Id | null }

/** Search delights have a page of their own. */
const isAuthored = ({ display_data }: Placed) => parseDelight(display_data) === null

async function loadPlaced({ db }: SignedIn, experienceId?: number): Promise<Placed[]> {
  let rows = db.selectFrom('placed_experiences').selectAll().orderBy('experience_id', 'desc').orderBy('placement_id')
  if (experienceId !== undefined) rows = rows.where('experience_id', '=', experienceId)
  return ((await rows.execute()) as Placed[]).filter(isAuthored)
}

/** The definition of an experience, from the rows of its placements. */
function toDefinition(placed: readonly [Placed, ...Placed[]]): ExperienceDefinition | null {
  const [first] = placed
  const form = readExperience(first)?.form
  if (!form) return null
  const { name, display_data, targeting, priority, starts_at, ends_at, frequency, exclusion_group } = first
  return {
    name: name || String(first.experience_id),
    form,
    display_data: display_data as ExperienceDefinition['display_data'],
    placements: placed.map(({ placement_id }) => placement_id),
    targeting: targeting as ExperienceDefinition['targeting'],
    priority,
    starts_at: starts_at?.toJSON() ?? null,
    ends_at: ends_at?.toJSON() ?? null,
    frequency,
    exclusion_group,
    status: first.status as ExperienceDefinition['status'],
    triggerable_placed_exps: first.triggerable_placed_exps,
  }
}

function stateOf({ status, starts_at, ends_at }: Placed, now: Date): ListedExperience['state'] {
  if (ends_at && ends_at <= now) return 'ended'
  if (status === 'paused') return 'paused'
  return starts_at && starts_at > now ? 'scheduled' : 'live'
}

const NO_TOTALS = { viewed: 0, completed: 0, dismissed: 0 }

/** Lists the experiences that are placed, the newest first, with what people did with them. */
async function listPlaced(ctx: SignedIn): Promise<ListedExperience[]> {
  const { rows: sums } = await sql<{ experience_id: number; viewed: number; completed: number; dismissed: number }>`
    SELECT experience_id, sum(viewed)::int AS viewed, sum(completed)::int AS completed, sum(dismissed)::int AS dismissed
    FROM experience_days GROUP BY experience_id`.execute(ctx.db)
  const byId = Map.groupBy(await loadPlaced(ctx), ({ experience_id }) => experience_id)
  return [...byId.entries()].map(([id, [first, ...others]]) => {
    const placed: [Placed, ...Placed[]] = [first as Placed, ...others]
    const { experience_id: _, ...totals } = sums.find(({ experience_id }) => experience_id === id) ?? {
      experience_id: id,
      ...NO_TOTALS,
    }
    const [{ name }] = placed
    return {
      type: 'staff_experience',
      id: String(id),
      name: name || String(id),
      form: readExperience(placed[0])?.form ?? null,
      placements: placed.map(({ placement_id }) => placement_id),
      state: stateOf(placed[0], ctx.now),
      totals,
    }
  })
}

async function showExperienceForStaff(ctx: SignedIn, id: number, wanted?: number): Promise<StaffExperience> {
  const [first, ...others] = await loadPlaced(ctx, id)
  const versions = (await ctx.db
    .selectFrom('experience_versions')
    .selectAll()
    .where('experience_id', '=', id)
    .orderBy('version', 'desc')
    .execute()) as VersionRow[]
  const chosen = wanted === undefined ? versions[0] : versions.find(({ version }) => version === wanted)
  if ((!first && !versions.length) || (wanted !== undefined && !chosen))
    throw new Refusal('not_found', 'staff.noExperience')
  const definition = chosen?.definition ?? (first && wanted === undefined ? toDefinition([first, ...others]) : null)
  const people = await loadPeople(
    ctx,
    versions.map(({ saved_by }) => saved_by),
  )
  const { rows: days } = await sql<StaffExperience['days'][number]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, viewed, completed, dismissed FROM experience_days
    WHERE experience_id = ${id} ORDER BY experience_days.day`.execute(ctx.db)
  const total = (name: keyof typeof NO_TOTALS) => days.reduce((sum, day) => sum + day[name], 0)
  return {
    type: 'staff_experience',
    id: String(id),
    name: definition?.name ?? String(id),
    form: definition?.form ?? null,
    placements: definition?.placements ?? [],
    state: first ? stateOf(first, ctx.now) : 'deleted',
    totals: { viewed: total('viewed'), completed: total('completed'), dismissed: total('dismissed') },
    version: versions[0]?.version ?? 0,
    definition,
    preview_query: first?.author_id === ctx.viewer.id ? `deb_experience=${id}` : null,
    versions: versions.map(({ version, definition, saved_by, saved_at }) => ({
      version,
      by: (saved_by && people.get(saved_by)?.username) ?? null,
      at: saved_at.toJSON(),
      is_deletion: definition === null,
    })),
    days,
  }
}

/** The type that stands in the columns and the data that recognizes the form. */
function toStored(id: number, { form, display_data }: ExperienceDefinition) {
  const { type, component_type }: { type: number; component_type?: number } = EXPERIENCE_FORMS[form]
  return { type, experience_id: id, display_data: component_type ? { ...display_data, component_type } : display_data }
}

const PROBLEMS = {
  missing: 'staff.experienceFieldMissing',
  invalid: 'staff.experienceFieldInvalid',
  unknown: 'staff.experienceFieldUnknown',
} as const

/** Refuses what no form would show, or what another form would. */
function assertShowable(id: number, definition: ExperienceDefinition): void {
  const stored = toStored(id, definition)
  const [problem] = listExperienceProblems(stored)
  if (problem) {
    const field = `display_data.${problem.field}`
    throw new Refusal('bad_input', PROBLEMS[problem.problem], { field: problem.field }, { field })
  }
  if (readExperience(stored)?.form !== definition.form)
    throw new Refusal('bad_input', 'staff.experienceOtherForm', {}, { field: 'form' })
  const { starts_at, ends_at } = definition
  if (starts_at && ends_at && ends_at <= starts_at)
    throw new Refusal('bad_input', 'staff.endBeforeStart', {}, { field: 'ends_at' })
}

/** What staff write has ids above this one. */
const OTHER_IDS_MAX = 600_000

/** When two are written at once, one of them is refused by its first version. */
async function nextExperienceId({ db }: SignedIn): Promise<number> {
  const last = await Promise.all(
    (['experience_versions', 'placed_experiences'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.max('experience_id').as('id'))
        .executeTakeFirst(),
    ),
  )
  return Math.max(OTHER_IDS_MAX, ...last.map((row) => row?.id ?? 0)) + 1
}

/** Stores a version and places it; null deletes the experience. The version before it must be the newest. */
async function saveVersion(
  ctx: SignedIn,
  id: number,
  basedOn: number,
  definition: ExperienceDefinition | null,
): Promise<void> {
  const { db, now, viewer } = ctx
  const insert = (version: number, saved: ExperienceDefinition | null, saved_by: Id | null) =>
    db
      .insertInto('experience_versions')
      .values({ experience_id: id, version, definition: saved && JSON.stringify(saved), saved_by, saved_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
  const [first, ...others] = await loadPlaced(ctx, id)
  // What was placed before the first change can be restored, too.
  const isFirstChange = basedOn === 0 && first !== undefined
  if (isFirstChange) await insert(1, toDefinition([first, ...others]), null)
  const newest = await db
    .selectFrom('experience_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('experience_id', '=', id)
    .executeTakeFirst()
  const version = Math.max(basedOn, isFirstChange ? 1 : 0) + 1
  if ((newest?.version ?? 0) >= version || !(await insert(version, definition, viewer.id)))
    throw new Refusal('conflict', 'staff.experienceConflict')
  await db.deleteFrom('placed_experiences').where('experience_id', '=', id).execute()
  if (definition) {
    const { form: _, display_data: __, placements, targeting, frequency, ...columns } = definition
    const { display_data, ...stored } = toStored(id, definition)
    await db
      .insertInto('placed_experiences')
      .values(
        [...new Set(placements)].map((placement_id) => ({
          ...columns,
          ...stored,
          placement_id,
          display_data: JSON.stringify(display_data),
          targeting: JSON.stringify(targeting),
          frequency: frequency && JSON.stringify(frequency),
          version,
          author_id: viewer.id,
        })),
      )
      .execute()
  }
  invalidatePlacedExperiences(ctx.house)
  await recordStaffAct(ctx, {
    act: definition ? 'experience' : 'experience_deleted',
    kind: 'experience',
    target: String(id),
    reason: definition?.name ?? first?.name ?? '',
  })
}

export const staffExperienceAnswers = [
  ...defineAnswers(StaffExperiencesResource, {
    get: async (ctx) => ({ items: await listPlaced(requireSignedIn(ctx)), next: null }),
  }),
  ...defineAnswers(StaffExperienceResource, {
    get: (ctx, { experience_id, version }) => showExperienceForStaff(requireSignedIn(ctx), experience_id, version),
    async create(ctx, { definition }) {
      const id = await nextExperienceId(requireSignedIn(ctx))
      assertShowable(id, definition)
      await saveVersion(requireSignedIn(ctx), id, 0, definition)
      return showExperienceForStaff(requireSignedIn(ctx), id)
    },
    async update(ctx, { experience_id, based_on, definition }) {
      const before = await showExperienceForStaff(requireSignedIn(ctx), experience_id)
      if (before.version !== based_on) throw new Refusal('conflict', 'staff.experienceConflict')
      assertShowable(experience_id, definition)
      await saveVersion(requireSignedIn(ctx), experience_id, based_on, definition)
      return showExperienceForStaff(requireSignedIn(ctx), experience_id)
    },
    async delete(ctx, { experience_id }) {
      const { version, state } = await showExperienceForStaff(requireSignedIn(ctx), experience_id)
      if (state !== 'deleted') await saveVersion(requireSignedIn(ctx), experience_id, version, null)
      return DONE
    },
  }),
]
