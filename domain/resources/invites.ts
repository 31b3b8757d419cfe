import * as z from 'zod'
import { InviteMetadata, SentPin } from '../entities/invite.ts'
import { Id } from '../id.ts'
import { jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const Number_ = z.coerce.number().int().min(0).max(32_767)

export const CreateExternalInviteResource = resource('CreateExternalInvite', {
  /** Creates a link to a pin (1) or a board (2) that identifies its sender. */
  create: question({
    options: z.object({
      invite_type: jsonOption(
        z.object({
          invite_category: optional(Number_),
          invite_object: optional(Number_),
          invite_channel: optional(Number_),
        }),
      ),
      object_id: Id,
    }),
    data: z.object({ invite_url: z.string(), invite_code: z.string() }),
    access: { policy: 'signed-in' },
    costs: 'message',
  }),
})

/** Recipients to whom the viewer sent a pin, newest first. */
export const SentPinResource = resource('SentPin', {
  get: question({
    options: z.object({ pin_id: Id, ...pagedOptions }),
    data: SentPin,
    list: true,
    access: { policy: 'use-pin', of: ({ pin_id }) => pin_id },
  }),
})

export const InviteCodeMetadataResource = resource('InviteCodeMetadata', {
  get: question({
    options: z.object({ invite_code: z.string().max(100) }),
    data: InviteMetadata.nullable(),
    access: { policy: 'open' },
  }),
})
