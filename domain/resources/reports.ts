import * as z from 'zod'
import { REPORT_TEXT_MAX } from '../constants/limits.ts'
import { Id } from '../id.ts'
import { boundedText, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { CASE_STATES, CONSEQUENCES } from '../rules/moderation/decisions.ts'
import { REPORT_REASONS, REPORTABLE_KINDS } from '../rules/moderation/report-reasons.ts'

const open = { policy: 'open' } as const
const signedIn = { policy: 'signed-in' } as const
const CaseKind = z.enum([...REPORTABLE_KINDS, 'age'])

/** A small picture of the case's subject, enough to recognize it. */
export const CasePicture = z.object({ signature: z.string(), ext: z.string(), dominant_color: z.string() })

/** A case as the people concerned see it, without the names of reporters and deciding staff. */
export const OwnCase = z.object({
  type: z.literal('case'),
  id: z.string(),
  case_id: Id,
  kind: CaseKind,
  title: z.string(),
  picture: CasePicture.nullable(),
  state: z.enum(CASE_STATES),
  /** The reason they reported; null for decisions about them. */
  reason: z.enum(REPORT_REASONS).nullable(),
  consequence: z.enum(CONSEQUENCES).nullable(),
  decision_reason: z.string(),
  may_appeal: z.boolean(),
  appeal_text: z.string().nullable(),
  appeal_reason: z.string(),
  created_at: z.string(),
})
export type OwnCase = z.infer<typeof OwnCase>

export const ReportResource = resource('Report', {
  create: question({
    options: z.object({
      kind: z.enum(REPORTABLE_KINDS),
      id: Id,
      reason: z.enum(REPORT_REASONS),
      details: optional(boundedText(REPORT_TEXT_MAX, 'report.wordsTooLong')),
    }),
    data: OwnCase,
    access: signedIn,
  }),
  /** The viewer's own reports, newest first. */
  get: question({ options: z.object({ ...pagedOptions }), data: OwnCase, list: true, access: signedIn }),
})

/** Decisions about the viewer's own content, newest first. */
export const ViolationResource = resource('Violation', {
  get: question({
    options: z.object({ kind: optional(z.enum(['pin', 'age'])), ...pagedOptions }),
    data: OwnCase,
    list: true,
    access: signedIn,
  }),
})

const Words = boundedText(REPORT_TEXT_MAX, 'report.wordsTooLong').pipe(z.string().min(1, 'appeal.wordsMissing'))

/** One appeal per decision, by a person it affects. */
export const AppealResource = resource('Appeal', {
  create: question({ options: z.object({ case_id: Id, text: Words }), data: OwnCase, access: signedIn }),
})

/** Decisions about a suspended person, who authenticates with the token that login returns instead of a session. */
export const SuspendedResource = resource('Suspended', {
  get: question({
    options: z.object({ token: z.string().max(200), ...pagedOptions }),
    data: OwnCase,
    list: true,
    access: open,
  }),
  create: question({
    options: z.object({ token: z.string().max(200), case_id: Id, text: Words }),
    data: OwnCase,
    access: open,
  }),
})

/** One appeal by a person who was rejected as too young; staff review it. */
export const AgeAppealResource = resource('AgeAppeal', {
  create: question({ options: z.object({ birthday: z.string(), text: Words }), data: OwnCase, access: signedIn }),
})
