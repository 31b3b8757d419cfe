import * as z from 'zod'
import { EVENTS_PER_REQUEST_MAX } from '../constants/limits.ts'
import { Experience } from '../entities/experience.ts'
import { Id } from '../id.ts'
import { Flag, isWithinEventBytes, jsonOption, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const open = { policy: 'open' } as const

/** `placement:experience`, the colon plain or encoded, or the experience's own id (exp.34). */
const PlacedId = z.union([z.string(), z.int()]).transform((id) => String(id).replace(/%3A/i, ':'))

/** What the client's page is about, such as `search_query`; it comes back with each experience. */
const ExtraContext = optional(jsonOption(z.unknown().refine((context) => isWithinEventBytes(context ?? null))))
const Targeting = optional(
  jsonOption(z.object({ advertiserId: optional(z.union([z.string(), z.int()]).transform(String)) })),
)
const context = { extra_context: ExtraContext, targeting: Targeting }
const report = z.object({ placed_experience_id: PlacedId, ...context })

/** By placement. */
const Experiences = z.record(z.string(), Experience)

/** `kept` is false for visitors without consent: nothing is stored for them. */
const Reported = Done.extend({ kept: z.boolean() })

export const UserExperienceResource = resource('UserExperience', {
  get: question({
    options: z.object({
      /** Calls about experiences that did not reach the server since the last one that did; only counted (exp.15). */
      missed_calls: optional(z.int().min(0).max(100)),
      placement_ids: optional(jsonOption(z.array(z.union([z.int(), z.string()]).transform(Number).pipe(z.int32())))),
      ...context,
    }),
    data: Experiences,
    access: open,
  }),
  delete: question({ options: report, data: Reported, access: open }),
})

/** The experiences of all placements; with `multi_experience`, as lists (exp.38). */
export const UserExperiencePlatformResource = resource('UserExperiencePlatform', {
  get: question({
    options: z.object({ multi_experience: optional(Flag), ...context }),
    data: z.union([z.object({ experiencesMulti: z.record(z.string(), z.array(Experience)) }), Experiences]),
    access: open,
  }),
})

export const UserExperienceViewedResource = resource('UserExperienceViewed', {
  update: question({ options: report, data: Reported, access: open }),
})

export const UserExperienceCompletedResource = resource('UserExperienceCompleted', {
  update: question({ options: report, data: Reported, access: open }),
})

/** Makes an experience eligible that waits for it (exp.33). */
export const UserExperienceTriggerResource = resource('UserExperienceTrigger', {
  update: question({
    path: 'PUT /v3/experiences/:placed_experience_id/trigger/',
    options: report,
    data: Reported,
    access: open,
  }),
})

/** How people answered one of our surveys: for each question, how often each of its answers was chosen. */
const SurveyResults = z.object({
  type: z.literal('survey_results'),
  id: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: z.enum(['one', 'many', 'scale']),
      answers: z.array(z.object({ id: z.string(), text: z.string(), count: z.int() })),
    }),
  ),
})

export const StaffSurveyResultsResource = resource('StaffSurveyResults', {
  get: question({
    options: z.object({ experience_id: z.int32() }),
    data: SurveyResults,
    access: { policy: 'staff' },
  }),
})

/** A logged event; events are sent in batches. */
export const LoggedEvent = z.object({
  event_type: z.int(),
  view_type: optional(z.int()),
  view_parameter: optional(z.int()),
  component: optional(z.int()),
  element: optional(z.int()),
  object_id_str: optional(z.string().max(100)),
  aux_data: optional(z.unknown()),
  event_data: optional(z.unknown()),
  time: optional(z.number()),
  id: optional(z.string().max(40)),
})
export type LoggedEvent = z.input<typeof LoggedEvent>

export const EventsResource = resource('Events', {
  create: question({
    options: z.object({
      events: jsonOption(
        z
          .array(LoggedEvent.refine(isWithinEventBytes, 'events.tooLarge'))
          .max(EVENTS_PER_REQUEST_MAX, 'events.tooMany'),
      ),
      visitor_id: optional(Id),
      /** From a browser without consent to analytics: they are counted per day and Pin, and nothing else is kept. */
      is_anonymous: optional(Flag),
    }),
    data: z.object({ taken: z.int() }),
    access: open,
  }),
})
