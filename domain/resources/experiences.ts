import * as z from 'zod'
import { EVENTS_AT_ONCE } from '../constants/limits.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { fitsEvent, jsonText, optional } from '../taken.ts'
import { Done } from './session.ts'

const open = { policy: 'open' } as const

/** `placement:experience`, the colon plain or encoded. */
const PlacedId = z.union([z.string(), z.int()]).transform((id) => String(id).replace(/%3A/i, ':'))
const context = { extra_context: optional(jsonText(z.unknown())), targeting: optional(jsonText(z.unknown())) }

export const Experience = z.object({
  type: z.int(),
  id: z.string(),
  experience_id: z.int(),
  placement_id: z.int(),
  status: z.string(),
  display_data: z.unknown(),
  triggerable_placed_exps: z.array(z.string()),
})

/** Of visitors who did not agree to it nothing is kept. */
const Ended = Done.extend({ kept: z.boolean() })

export const UserExperienceResource = resource('UserExperience', {
  get: question({
    options: z.object({
      placement_ids: optional(jsonText(z.array(z.union([z.int(), z.string()]).transform(Number).pipe(z.int32())))),
      ...context,
    }),
    data: z.record(z.string(), Experience),
    access: open,
  }),
  delete: question({ options: z.object({ placed_experience_id: PlacedId, ...context }), data: Ended, access: open }),
})

export const UserExperienceCompletedResource = resource('UserExperienceCompleted', {
  update: question({ options: z.object({ placed_experience_id: PlacedId, ...context }), data: Ended, access: open }),
})

/** Spec 7, Event logging; events go in batches. */
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
      events: jsonText(z.array(LoggedEvent.refine(fitsEvent, 'events.tooLarge')).max(EVENTS_AT_ONCE, 'events.tooMany')),
      visitor_id: optional(Id),
    }),
    data: z.object({ taken: z.int() }),
    access: open,
  }),
})
