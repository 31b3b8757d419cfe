import * as z from 'zod'
import { question, resource } from '../resource.ts'
import { NOTIFICATION_CHOICES } from '../rules/notifications/notification-kinds.ts'
import { Flag, optional } from '../taken.ts'

const open = { policy: 'open' } as const
const token = z.string().max(200)

/** Which mails someone gets: for whoever has a link from one of them. */
export const EmailSubscription = z.object({
  type: z.literal('email_subscription'),
  id: z.string(),
  email: z.string(),
  notification_emails: z.record(z.string(), z.boolean()),
})

export const EmailSubscriptionResource = resource('EmailSubscription', {
  get: question({ options: z.object({ token }), data: EmailSubscription, access: open }),
  /** Changes some of them, or, without naming any, ends all. */
  update: question({
    options: z.object({
      token,
      notification_emails: optional(z.partialRecord(z.enum(NOTIFICATION_CHOICES), Flag)),
    }),
    data: EmailSubscription,
    access: open,
  }),
})
