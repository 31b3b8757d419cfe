import * as z from 'zod'
import { PinAnalytics } from '../entities/pin-analytics.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'

/** Visible to the pin's owner, and to managers of the owner's profile. */
export const OnPinAnalyticsResource = resource('OnPinAnalytics', {
  get: question({
    options: z.object({ pin_id: Id }),
    data: PinAnalytics,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})
