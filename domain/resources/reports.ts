import * as z from 'zod'
import { REPORT_WORDS_MAX } from '../constants/limits.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { CASE_STATES } from '../rules/moderation/case-state.ts'
import { CONSEQUENCES } from '../rules/moderation/decisions.ts'
import { REPORT_REASONS, REPORTED_KINDS } from '../rules/moderation/report-reasons.ts'
import { optional, paged, text } from '../taken.ts'

const open = { policy: 'open' } as const
const signedIn = { policy: 'signed-in' } as const
const CaseKind = z.enum([...REPORTED_KINDS, 'age'])

/** A picture of what a case is about, enough to recognise it. */
export const CasePicture = z.object({ signature: z.string(), ext: z.string(), dominant_color: z.string() })

/** A case as one of those concerned is told of it: never who else reported, never who decided. */
export const OwnCase = z.object({
  type: z.literal('case'),
  id: z.string(),
  case_id: Id,
  kind: CaseKind,
  title: z.string(),
  picture: CasePicture.nullable(),
  state: z.enum(CASE_STATES),
  /** What they reported; null for what was decided about them. */
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
      kind: z.enum(REPORTED_KINDS),
      id: Id,
      reason: z.enum(REPORT_REASONS),
      details: optional(text(REPORT_WORDS_MAX, 'report.wordsTooLong')),
    }),
    data: OwnCase,
    access: signedIn,
  }),
  /** What the viewer reported, newest first. */
  get: question({ options: z.object({ ...paged }), data: OwnCase, list: true, access: signedIn }),
})

/** What was decided about the viewer's own things, newest first. */
export const ViolationResource = resource('Violation', {
  get: question({
    options: z.object({ kind: optional(z.enum(['pin', 'age'])), ...paged }),
    data: OwnCase,
    list: true,
    access: signedIn,
  }),
})

const Words = text(REPORT_WORDS_MAX, 'report.wordsTooLong').pipe(z.string().min(1, 'appeal.wordsMissing'))

/** Whoever a decision concerns may contradict it once. */
export const AppealResource = resource('Appeal', {
  create: question({ options: z.object({ case_id: Id, text: Words }), data: OwnCase, access: signedIn }),
})

/** For someone suspended: what was decided about them, by the token that a login gives instead of a session. */
export const SuspendedResource = resource('Suspended', {
  get: question({
    options: z.object({ token: z.string().max(200), ...paged }),
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

/** Whoever was taken for too young may say so once; staff look at it. */
export const AgeAppealResource = resource('AgeAppeal', {
  create: question({ options: z.object({ birthday: z.string(), text: Words }), data: OwnCase, access: signedIn }),
})
