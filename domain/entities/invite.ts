import * as z from 'zod'
import { Id } from '../id.ts'

/** Spec 3, Invite metadata: who shared a link, and how. */
export const InviteMetadata = z.object({
  sender: z.object({
    id: Id,
    first_name: z.string(),
    full_name: z.string(),
    image_medium_url: z.string(),
    is_default_image: z.boolean(),
    should_show_messaging: z.boolean(),
  }),
  invite_channel: z.int(),
})
export type InviteMetadata = z.infer<typeof InviteMetadata>
