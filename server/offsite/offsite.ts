import { LinkHealthResource, OffsiteResource } from '#domain/resources/offsite.ts'
import { isBlocked } from '#domain/rules/link/verdict.ts'
import { answer } from '../answer.ts'
import { linkHealth } from '../link-health/link-health.ts'
import { checkLink } from './check-link.ts'
import { hostAnswers } from './hosts.ts'
import { recordClick } from './record-click.ts'

/** api.9, D35: asking whether a link may be opened, and telling that it was. */
export const offsiteAnswers = [
  ...answer(OffsiteResource, {
    get: checkLink,
    async create(ctx, { check_only = false, ...click }) {
      const check = await checkLink(ctx, click)
      if (!check_only && !isBlocked(check.redirect_status)) await recordClick(ctx, { ...click, url: check.url })
      return check
    },
  }),
  ...answer(LinkHealthResource, { get: (ctx, { pin_id }) => linkHealth(ctx, pin_id) }),
  ...hostAnswers,
]
