import * as z from 'zod'
import { EXPERIENCE_FORMS, type ExperienceFormName } from '../constants/experience-forms.ts'
import { EXPERIENCE_LIMITS } from '../constants/experience-limits.ts'
import { EXPERIMENTS } from '../experiments.ts'
import { boundedText, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const staff = { policy: 'staff' } as const
const ExperienceId = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647))
const Form = z.enum(Object.keys(EXPERIENCE_FORMS) as [ExperienceFormName, ...ExperienceFormName[]])

const Range = z.strictObject({ min: z.int().min(0).optional(), max: z.int().min(0).optional() })
const Code = z.string().min(2).max(20)

/** For whom an experience is; what is left out is no condition. */
const Targeting = z.strictObject({
  audience: z.enum(['people', 'visitors', 'everyone']).optional(),
  countries: z.array(Code).min(1).max(EXPERIENCE_LIMITS.listed).optional(),
  locales: z.array(Code).min(1).max(EXPERIENCE_LIMITS.listed).optional(),
  platforms: z
    .array(z.enum(['web', 'web_mobile']))
    .min(1)
    .optional(),
  account_age_days: Range.optional(),
  pins: Range.optional(),
  boards: Range.optional(),
  experiments: z
    .record(z.string(), z.array(z.string().max(100)).min(1))
    .refine(
      (wanted) =>
        Object.entries(wanted).every(([name, groups]) =>
          groups.every((group) =>
            (EXPERIMENTS as Record<string, { groups: readonly string[] }>)[name]?.groups.includes(group),
          ),
        ),
      'staff.groupUnknown',
    )
    .optional(),
  consent: z.enum(['analytics', 'marketing', 'personalization']).optional(),
  search_words: z.array(z.string().min(1).max(100)).min(1).max(EXPERIENCE_LIMITS.listed).optional(),
  advertisers: z.union([z.literal('any'), z.array(z.string().max(20)).min(1).max(EXPERIENCE_LIMITS.listed)]).optional(),
  on_trigger: z.boolean().optional(),
})

const Instant = z.iso.datetime({ offset: true })
const PlacedId = z.string().regex(/^\d{1,9}:\d{1,9}$/, 'staff.triggersWrong')

/** All that staff decide about an experience. */
export const ExperienceDefinition = z.object({
  /** For staff alone. */
  name: boundedText(EXPERIENCE_LIMITS.name, 'staff.experienceNameLong').pipe(
    z.string().min(1, 'staff.experienceNameMissing'),
  ),
  form: Form,
  display_data: z
    .record(z.string(), z.unknown())
    .refine((data) => JSON.stringify(data).length <= EXPERIENCE_LIMITS.displayData, 'staff.experienceLarge'),
  placements: z
    .array(z.int().min(1).max(2_147_483_647))
    .min(1, 'staff.placementsMissing')
    .max(EXPERIENCE_LIMITS.placements),
  targeting: Targeting,
  priority: z.int().min(-1000).max(1000),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  /** At most so many instances, each at least so many days after the last. */
  frequency: z.object({ max_views: z.int().min(1).max(100), days_between: z.int().min(1).max(365) }).nullable(),
  exclusion_group: boundedText(EXPERIENCE_LIMITS.group, 'staff.experienceNameLong').nullable(),
  status: z.enum(['live', 'paused']),
  triggerable_placed_exps: z.array(PlacedId).max(EXPERIENCE_LIMITS.placements),
})
export type ExperienceDefinition = z.infer<typeof ExperienceDefinition>

const Totals = z.object({ viewed: z.int(), completed: z.int(), dismissed: z.int() })
export const EXPERIENCE_STATES = ['live', 'paused', 'scheduled', 'ended', 'deleted'] as const

const listed = {
  type: z.literal('staff_experience'),
  id: z.string(),
  name: z.string(),
  form: Form.nullable(),
  placements: z.array(z.int()),
  state: z.enum(EXPERIENCE_STATES),
  totals: Totals,
}
export const ListedExperience = z.object(listed)
export type ListedExperience = z.infer<typeof ListedExperience>

/** An experience as staff edit it, with its history and what people did with it. */
export const StaffExperience = z.object({
  ...listed,
  version: z.int(),
  definition: ExperienceDefinition.nullable(),
  /** Address of a page that shows the newest version to its author alone; null for other people. */
  preview_query: z.string().nullable(),
  versions: z.array(
    z.object({ version: z.int(), by: z.string().nullable(), at: z.string(), is_deletion: z.boolean() }),
  ),
  days: z.array(z.object({ day: z.string(), ...Totals.shape })),
})
export type StaffExperience = z.infer<typeof StaffExperience>

export const StaffExperiencesResource = resource('StaffExperiences', {
  get: question({ options: z.object({ ...pagedOptions }), data: ListedExperience, list: true, access: staff }),
})

export const StaffExperienceResource = resource('StaffExperience', {
  get: question({
    options: z.object({ experience_id: ExperienceId, version: optional(ExperienceId) }),
    data: StaffExperience,
    access: staff,
  }),
  create: question({
    options: z.object({ definition: jsonOption(ExperienceDefinition) }),
    data: StaffExperience,
    access: staff,
  }),
  /** `based_on` is the version that was edited: a newer one of someone else is not overwritten unseen. */
  update: question({
    options: z.object({
      experience_id: ExperienceId,
      based_on: z.coerce.number().pipe(z.int().min(0)),
      definition: jsonOption(ExperienceDefinition),
    }),
    data: StaffExperience,
    access: staff,
  }),
  delete: question({ options: z.object({ experience_id: ExperienceId }), data: Done, access: staff }),
})
