import * as z from 'zod'
import { REPORT_TEXT_MAX } from '../constants/limits.ts'
import { UserCard } from '../entities/user.ts'
import { EXPERIMENTS, type ExperimentName } from '../experiments.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { type AnswerOf, question, resource } from '../resource.ts'
import { DECISIONS } from '../rules/moderation/decisions.ts'
import { REPORT_REASONS, REPORTABLE_KINDS } from '../rules/moderation/report-reasons.ts'
import { STAFF_ACTS_ON_PEOPLE } from '../rules/moderation/staff-acts.ts'
import { EXPERIMENT_METRICS } from '../rules/stats/experiment-metrics.ts'
import { CasePicture } from './reports.ts'
import { Done } from './session.ts'

const staff = { policy: 'staff' } as const
const Kind = z.enum([...REPORTABLE_KINDS, 'age'])
const Reason = boundedText(REPORT_TEXT_MAX, 'report.wordsTooLong').pipe(z.string().min(1, 'staff.reasonMissing'))

/** A person as staff see them: identity and account state, nothing private they wrote. */
export const StaffPerson = z.object({
  type: z.literal('staff_person'),
  id: Id,
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  state: z.string(),
  is_staff: z.boolean(),
  is_partner: z.boolean(),
  is_verified_merchant: z.boolean(),
  is_verified_identity: z.boolean(),
  image_url: z.string().nullable(),
  avatar_color_index: z.int(),
  created_at: z.string(),
  pin_count: z.int(),
  violation_count: z.int(),
  session_count: z.int(),
})
export type StaffPerson = z.infer<typeof StaffPerson>

const Named = UserCard.nullable()
export const StaffCase = z.object({
  type: z.literal('staff_case'),
  id: Id,
  kind: Kind,
  title: z.string(),
  picture: CasePicture.nullable(),
  state: z.enum(['open', 'decided']),
  reasons: z.array(z.enum(REPORT_REASONS)),
  report_count: z.int(),
  has_open_appeal: z.boolean(),
  against: Named,
  decision: z.enum(DECISIONS).nullable(),
  created_at: z.string(),
})
export type StaffCase = z.infer<typeof StaffCase>

/** A case with all data needed to decide it. Reading it is logged. */
export const StaffCaseDetail = StaffCase.extend({
  target_id: Id,
  text: z.string(),
  link: z.string().nullable(),
  birthday: z.string().nullable(),
  /** URL of the subject; null when only staff can see it. */
  url: z.string().nullable(),
  decisions: z.array(z.enum(DECISIONS)),
  decision_reason: z.string(),
  reports: z.array(
    z.object({ reporter: Named, reason: z.enum(REPORT_REASONS), details: z.string(), created_at: z.string() }),
  ),
  appeals: z.array(
    z.object({
      user_id: Id,
      user: Named,
      text: z.string(),
      outcome: z.enum(['upheld', 'reversed']).nullable(),
      outcome_reason: z.string(),
      created_at: z.string(),
    }),
  ),
  earlier: z.array(
    z.object({ id: Id, decision: z.enum(DECISIONS).nullable(), decision_reason: z.string(), created_at: z.string() }),
  ),
  history: z.array(z.object({ id: Id, act: z.string(), by: z.string(), reason: z.string(), at: z.string() })),
})
export type StaffCaseDetail = z.infer<typeof StaffCaseDetail>

const Experiment = z.enum(Object.keys(EXPERIMENTS) as [ExperimentName, ...ExperimentName[]])
/** Settings of an experiment: percent of people by group, and people with a fixed group. */
export const StaffExperiment = z.object({
  type: z.literal('staff_experiment'),
  id: Experiment,
  groups: z.array(z.string()),
  standard: z.string(),
  unit: z.enum(['person', 'visitor']),
  rollout: z.record(z.string(), z.number()),
  /** People with a fixed group; they don't count in the results. */
  overrides: z.array(z.object({ id: Id, username: z.string(), group: z.string() })),
  /** When its shares were last set; null while everyone is in the default group. */
  started_at: z.string().nullable(),
  results: z.array(
    z.object({
      group: z.string(),
      people: z.int(),
      metrics: z.array(
        z.object({
          metric: z.enum(EXPERIMENT_METRICS),
          mean: z.number(),
          low: z.number().nullable(),
          high: z.number().nullable(),
        }),
      ),
    }),
  ),
})
export type StaffExperiment = z.infer<typeof StaffExperiment>

export const StaffExperimentsResource = resource('StaffExperiments', {
  get: question({ options: z.object({ ...pagedOptions }), data: StaffExperiment, list: true, access: staff }),
  update: question({
    options: z.object({
      name: Experiment,
      rollout: optional(jsonOption(z.record(z.string().max(100), z.number().min(0).max(100)))),
      /** Puts a person into a group; without a group, they are split like everyone else again. */
      override: optional(
        jsonOption(z.object({ username: z.string().max(100), group: z.string().max(100).nullable() })),
      ),
    }),
    data: StaffExperiment,
    access: staff,
  }),
})

export const StaffCasesResource = resource('StaffCases', {
  get: question({
    options: z.object({ state: optional(z.enum(['open', 'appealed', 'decided'])), ...pagedOptions }),
    data: StaffCase,
    list: true,
    access: staff,
  }),
})
export const StaffCaseResource = resource('StaffCase', {
  get: question({ options: z.object({ id: Id }), data: StaffCaseDetail, access: staff }),
  update: question({
    options: z.object({ id: Id, decision: z.enum(DECISIONS), reason: Reason }),
    data: StaffCaseDetail,
    access: staff,
  }),
})
export const StaffAppealResource = resource('StaffAppeal', {
  update: question({
    options: z.object({ case_id: Id, user_id: Id, outcome: z.enum(['upheld', 'reversed']), reason: Reason }),
    data: StaffCaseDetail,
    access: staff,
  }),
})
export const StaffPeopleResource = resource('StaffPeople', {
  get: question({
    options: z.object({
      query: optional(z.string().max(200)),
      state: optional(z.enum(['suspended'])),
      ...pagedOptions,
    }),
    data: StaffPerson,
    list: true,
    access: staff,
  }),
  update: question({
    options: z.object({ user_id: Id, act: z.enum(STAFF_ACTS_ON_PEOPLE), reason: Reason }),
    data: StaffPerson,
    access: staff,
  }),
})

/** States of a job. */
const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export const StaffJob = z.object({
  type: z.literal('staff_job'),
  id: z.string(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  /** It has been due for a while, and no worker has taken it. */
  is_late: z.boolean(),
  /** The fact it handles, or the scheduled work. */
  about: z.string(),
  error: z.string(),
  tries: z.int(),
  created_at: z.string(),
})
export type StaffJob = z.infer<typeof StaffJob>
export const StaffJobsResource = resource('StaffJobs', {
  get: question({
    options: z.object({ all: optional(Flag), ...pagedOptions }),
    data: StaffJob,
    list: true,
    access: staff,
  }),
  update: question({
    options: z.object({ queue: z.string().max(100), id: z.uuid() }),
    data: Done,
    access: staff,
  }),
})

export const StaffMail = z.object({
  type: z.literal('staff_mail'),
  id: Id,
  receiver: z.string(),
  subject: z.string(),
  error: z.string().nullable(),
  at: z.string(),
})
export const StaffMailsResource = resource('StaffMails', {
  get: question({
    options: z.object({ failed: optional(Flag), ...pagedOptions }),
    data: StaffMail,
    list: true,
    access: staff,
  }),
})

export const StaffAct = z.object({
  type: z.literal('staff_act'),
  id: Id,
  by: z.string(),
  act: z.string(),
  kind: z.string(),
  target: z.string(),
  reason: z.string(),
  at: z.string(),
})
export const StaffActsResource = resource('StaffActs', {
  get: question({ options: z.object({ ...pagedOptions }), data: StaffAct, list: true, access: staff }),
})

export const TOPIC_NAME_MAX = 50
const TopicName = boundedText(TOPIC_NAME_MAX, 'staff.topicTooLong')

/** A topic as staff see it, including hidden and merged ones. */
export const StaffTopic = z.object({
  type: z.literal('staff_topic'),
  id: Id,
  url_name: z.string(),
  name: z.string(),
  name_de: z.string(),
  words: z.string(),
  words_de: z.string(),
  parent_id: Id.nullable(),
  parent_name: z.string().nullable(),
  merged_into: z.string().nullable(),
  is_hidden: z.boolean(),
  is_sensitive: z.boolean(),
  follower_count: z.int(),
})
export type StaffTopic = z.infer<typeof StaffTopic>

export const StaffTopicsResource = resource('StaffTopics', {
  get: question({
    options: z.object({ query: optional(z.string().max(100)), ...pagedOptions }),
    data: StaffTopic,
    list: true,
    access: staff,
  }),
  create: question({
    options: z.object({ names: z.string().max(5000, 'staff.topicsTooMany'), parent_id: optional(Id) }),
    data: z.object({ added_count: z.int() }),
    access: staff,
    example: { names: 'Ceramics' },
  }),
  /** Renames, moves, hides or shows a topic; omitted fields stay as they are. */
  update: question({
    options: z.object({
      id: Id,
      name: optional(TopicName),
      name_de: optional(TopicName),
      words: optional(z.string().max(2000, 'staff.topicsTooMany')),
      words_de: optional(z.string().max(2000, 'staff.topicsTooMany')),
      parent_id: optional(Id.nullable()),
      is_hidden: optional(Flag),
      is_sensitive: optional(Flag),
    }),
    data: StaffTopic,
    access: staff,
    example: { id: '1' },
  }),
})

/** Merges a topic into another: followers and pins move along, and its URL redirects there. */
export const StaffTopicMergeResource = resource('StaffTopicMerge', {
  create: question({
    options: z.object({ id: Id, into_id: Id }),
    data: StaffTopic,
    access: staff,
    example: { id: '1', into_id: '2' },
  }),
})

const Period = z.int()

/** Events that arrived, by type and minute; and the last ones of the viewer's own account, newest first (log.1). */
export const StaffEventsResource = resource('StaffEvents', {
  get: question({
    options: z.object({}),
    data: z.object({
      counts: z.array(z.object({ event_type: z.int(), last_minute: Period, last_hour: Period, last_day: Period })),
      own: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          event_type: z.int(),
          view_type: z.int().nullable(),
          view_parameter: z.int().nullable(),
          component: z.int().nullable(),
          element: z.int().nullable(),
          object_id_str: z.string().nullable(),
          aux_data: z.unknown(),
          event_data: z.unknown(),
        }),
      ),
    }),
    access: staff,
  }),
})
export type StaffEvents = AnswerOf<typeof StaffEventsResource.get>
export type OwnEvent = StaffEvents['own'][number]
