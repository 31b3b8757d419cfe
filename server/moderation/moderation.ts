import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import {
  AgeAppealResource,
  AppealResource,
  ReportResource,
  SuspendedResource,
  ViolationResource,
} from '#domain/resources/reports.ts'
import { defineAnswers } from '../answer.ts'
import { requireSuspendedPerson } from '../auth/appeal-token.ts'
import { requireSignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { appealAge, appealCase } from './appeal.ts'
import { listViolations } from './list-violations.ts'
import { showReports } from './own-cases.ts'
import { createReport } from './report.ts'

const NEWEST_FIRST = keyset('DESC', ['case_id', 'bigint'])

type Row = { case_id: Id; cursor_key: CursorKey }

export const moderationAnswers = [
  ...defineAnswers(ReportResource, {
    create: (ctx, sent) => createReport(requireSignedIn(ctx), sent),
    async get(asked) {
      const ctx = requireSignedIn(asked)
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Row>`
          SELECT case_id, ${NEWEST_FIRST.key} AS cursor_key FROM case_reports WHERE reporter_id = ${ctx.viewer.id}
            AND ${NEWEST_FIRST.isAfter(after)}
          ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) =>
        showReports(
          ctx,
          rows.map((row) => row.case_id),
        ),
      )
    },
  }),
  ...defineAnswers(ViolationResource, { get: (ctx, { kind }) => listViolations(requireSignedIn(ctx), kind) }),
  ...defineAnswers(SuspendedResource, {
    get: async (ctx, { token }) => listViolations(await requireSuspendedPerson(ctx, token)),
    create: async (ctx, { token, ...sent }) => appealCase(await requireSuspendedPerson(ctx, token), sent),
  }),
  ...defineAnswers(AppealResource, { create: (ctx, sent) => appealCase(requireSignedIn(ctx), sent) }),
  ...defineAnswers(AgeAppealResource, { create: (ctx, sent) => appealAge(requireSignedIn(ctx), sent) }),
]
