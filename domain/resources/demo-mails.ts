import * as z from 'zod'
import { pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

/** An email that was written to a file instead of being sent. */
const DemoMail = z.object({
  type: z.literal('demo_mail'),
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
})
export type DemoMail = z.infer<typeof DemoMail>

/** Emails to the viewer's own address, newest first, in demos where mail goes to files. */
export const DemoMailsResource = resource('DemoMails', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: DemoMail,
    list: true,
    access: { policy: 'signed-in' },
  }),
})
