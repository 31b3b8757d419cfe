import { LinkHealthResource, OffsiteResource } from '#domain/resources/offsite.ts'
import { isBlockedVerdict } from '#domain/rules/link/verdict.ts'
import { defineAnswers } from '../answer.ts'
import { showLinkHealth } from '../link-health/link-health.ts'
import { checkOutboundLink } from './check-link.ts'
import { hostAnswers } from './hosts.ts'
import { recordClick } from './record-click.ts'

/** Checks whether a link may be opened, and records the click (api.9). */
export const offsiteAnswers = [
  ...defineAnswers(OffsiteResource, {
    get: checkOutboundLink,
    async create(ctx, { check_only = false, ...click }) {
      const check = await checkOutboundLink(ctx, click)
      if (!check_only && !isBlockedVerdict(check.redirect_status)) await recordClick(ctx, { ...click, url: check.url })
      return check
    },
  }),
  ...defineAnswers(LinkHealthResource, { get: (ctx, { pin_id }) => showLinkHealth(ctx, pin_id) }),
  ...hostAnswers,
]
