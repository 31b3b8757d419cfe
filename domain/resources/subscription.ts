import * as z from 'zod'
import { Flag, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { NOTIFICATION_CHOICES } from '../rules/notifications/notification-kinds.ts'

const open = { policy: 'open' } as const
const token = z.string().max(200)

/** Email preferences, accessed through the link in an email. */
export const EmailSubscription = z.object({
  type: z.literal('email_subscription'),
  id: z.string(),
  email: z.string(),
  notification_emails: z.record(z.string(), z.boolean()),
})

export const EmailSubscriptionResource = resource('EmailSubscription', {
  get: question({ options: z.object({ token }), data: EmailSubscription, access: open }),
  /** Changes the given preferences, or, when none is given, unsubscribes from all. */
  update: question({
    options: z.object({
      token,
      notification_emails: optional(z.partialRecord(z.enum(NOTIFICATION_CHOICES), Flag)),
    }),
    data: EmailSubscription,
    access: open,
  }),
})
