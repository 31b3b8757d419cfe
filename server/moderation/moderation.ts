import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { AgeAppealResource, AppealResource, ReportResource, ViolationResource } from '#domain/resources/reports.ts'
import { answer } from '../answer.ts'
import type { Mark } from '../bookmarks.ts'
import { signedIn } from '../context.ts'
import { fillPage } from '../pages-of-lists.ts'
import { appeal, appealAge } from './appeal.ts'
import { showReports, showViolations } from './own-cases.ts'
import { report } from './report.ts'

type Row = { case_id: Id; mark: Mark }
type ViolationRow = Row & { target_id: Id; consequence: string; created_at: Date }

export const moderationAnswers = [
  ...answer(ReportResource, {
    create: (ctx, sent) => report(signedIn(ctx), sent),
    async get(asked) {
      const ctx = signedIn(asked)
      const read = async (after: Mark | null, limit: number) => {
        const { rows } = await sql<Row>`
          SELECT case_id, ARRAY[case_id::text] AS mark FROM case_reports WHERE reporter_id = ${ctx.viewer.id}
            ${after ? sql`AND case_id < ${after[0]}::bigint` : sql``}
          ORDER BY case_id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return fillPage(ctx, PAGE_SIZE, read, (rows) =>
        showReports(
          ctx,
          rows.map((row) => row.case_id),
        ),
      )
    },
  }),
  ...answer(ViolationResource, {
    async get(asked, { kind }) {
      const ctx = signedIn(asked)
      const read = async (after: Mark | null, limit: number) => {
        const { rows } = await sql<ViolationRow>`
          SELECT case_id, target_id, consequence, created_at, ARRAY[case_id::text, target_id::text] AS mark
          FROM violations WHERE user_id = ${ctx.viewer.id}
            ${kind === 'pin' ? sql`AND consequence IN ('removed', 'picture_removed', 'sensitive')` : sql``}
            ${kind === 'age' ? sql`AND consequence IN ('granted', 'refused', 'none')` : sql``}
            ${after ? sql`AND (case_id, target_id) < (${after[0]}::bigint, ${after[1]}::bigint)` : sql``}
          ORDER BY case_id DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return fillPage(ctx, PAGE_SIZE, read, (rows) => showViolations(ctx, rows))
    },
  }),
  ...answer(AppealResource, { create: (ctx, sent) => appeal(signedIn(ctx), sent) }),
  ...answer(AgeAppealResource, { create: (ctx, sent) => appealAge(signedIn(ctx), sent) }),
]
