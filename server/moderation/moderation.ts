import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import {
  AgeAppealResource,
  AppealResource,
  ReportResource,
  SuspendedResource,
  ViolationResource,
} from '#domain/resources/reports.ts'
import { answer } from '../answer.ts'
import { asSuspended } from '../auth/appeal-token.ts'
import { signedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { appeal, appealAge } from './appeal.ts'
import { listViolations } from './list-violations.ts'
import { showReports } from './own-cases.ts'
import { report } from './report.ts'

type Row = { case_id: Id; cursor_key: CursorKey }

export const moderationAnswers = [
  ...answer(ReportResource, {
    create: (ctx, sent) => report(signedIn(ctx), sent),
    async get(asked) {
      const ctx = signedIn(asked)
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<Row>`
          SELECT case_id, ARRAY[case_id::text] AS cursor_key FROM case_reports WHERE reporter_id = ${ctx.viewer.id}
            ${after ? sql`AND case_id < ${after[0]}::bigint` : sql``}
          ORDER BY case_id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadPage(ctx, PAGE_SIZE, read, (rows) =>
        showReports(
          ctx,
          rows.map((row) => row.case_id),
        ),
      )
    },
  }),
  ...answer(ViolationResource, { get: (ctx, { kind }) => listViolations(signedIn(ctx), kind) }),
  ...answer(SuspendedResource, {
    get: async (ctx, { token }) => listViolations(await asSuspended(ctx, token)),
    create: async (ctx, { token, ...sent }) => appeal(await asSuspended(ctx, token), sent),
  }),
  ...answer(AppealResource, { create: (ctx, sent) => appeal(signedIn(ctx), sent) }),
  ...answer(AgeAppealResource, { create: (ctx, sent) => appealAge(signedIn(ctx), sent) }),
]
