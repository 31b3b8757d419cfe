import * as z from 'zod'
import { question, resource } from '../resource.ts'
import { paged } from '../taken.ts'

/** A mail that became a file, as whoever got it reads it. */
const DemoMail = z.object({
  type: z.literal('demo_mail'),
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
})
export type DemoMail = z.infer<typeof DemoMail>

/** The mails to the viewer's own address, newest first, where demo accounts can log in and mails are files. */
export const DemoMailsResource = resource('DemoMails', {
  get: question({ options: z.object({ ...paged }), data: DemoMail, list: true, access: { policy: 'signed-in' } }),
})
