import * as z from 'zod'
import { HOST_MESSAGE_MAX } from '../constants/limits.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { LINK_VERDICTS } from '../rules/link/verdict.ts'
import { Done } from './session.ts'

const options = z.object({
  url: z.string().max(10_000),
  check_only: optional(Flag),
  pin_id: optional(Id),
  /** Replaces the pin for a third-party ad. */
  third_party_ad: optional(z.string().max(100)),
  /** Owner of the website, where no pin links to it. */
  user_id: optional(Id),
  /** The comment or message that contains the link, where no pin or profile does. */
  comment_id: optional(Id),
  message_id: optional(Id),
  client_tracking_params: optional(z.string().max(4000)),
  /** Unique per click, so that a retry is logged once. */
  guid: optional(z.string().max(60)),
  /** Opaque JSON text from the browser. */
  aux_data: optional(z.union([z.string().max(4000), z.record(z.string(), z.unknown())])),
})

/** Result of the link check. Only our own pages read the additional fields. */
export const LinkCheck = z.object({
  message: z.string(),
  redirect_status: z.enum(LINK_VERDICTS),
  url: z.string(),
  nofollow: z.boolean(),
  /** Lets this browser leave over /offsite/ for a limited time. */
  token: z.string().nullable(),
  /** The named pin, profile, comment or message does contain this link. */
  is_known: z.boolean(),
})
export type LinkCheck = z.infer<typeof LinkCheck>

const open = { policy: 'open' } as const

/** `get` only checks the link; `create` also logs a click. */
export const OffsiteResource = resource('Offsite', {
  get: question({ path: 'GET /v3/offsite/', options, data: LinkCheck, access: open }),
  create: question({ path: 'POST /v3/offsite/', options, data: LinkCheck, access: open }),
})

/** State of a page that a pin links to. */
export const LinkHealthResource = resource('LinkHealth', {
  get: question({
    options: z.object({ pin_id: Id }),
    data: z.object({
      state: z.enum(['unknown', 'ok', 'gone']),
      title: z.string(),
      description: z.string(),
      seen_at: z.string().nullable(),
    }),
    access: { policy: 'see-pin', of: ({ pin_id }) => pin_id },
  }),
})

export const Host = z.object({
  host: z.string(),
  verdict: z.enum(LINK_VERDICTS),
  message: z.string(),
  note: z.string(),
  /** Its player may be embedded in a pin's page. */
  may_embed: z.boolean(),
  /** Pins that link there open the link and have no closeup. */
  opens_directly: z.boolean(),
  /** Comes with the product; an instance's own row overrides it. */
  is_shipped: z.boolean(),
  set_by: z.object({ id: Id, username: z.string() }).nullable(),
  updated_at: z.string().nullable(),
})
export type Host = z.infer<typeof Host>

const staff = { policy: 'staff' } as const
const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/
const HostName = z
  .string()
  .transform((typed) => asHost(typed))
  .pipe(z.string().max(253).regex(HOST_NAME, 'host.invalid'))

/** Parses staff input, which may be anything from a bare host name to a full URL. */
function asHost(typed: string): string {
  const address = /^[a-z]+:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

export const HostResource = resource('Host', {
  get: question({
    options: z.object({
      ...pagedOptions,
      query: optional(z.string().max(253)),
      verdict: optional(z.enum(LINK_VERDICTS)),
    }),
    data: Host,
    list: true,
    access: staff,
  }),
  update: question({
    options: z.object({
      host: HostName,
      verdict: z.enum(LINK_VERDICTS),
      message: optional(boundedText(HOST_MESSAGE_MAX, 'host.messageTooLong')),
      note: optional(boundedText(HOST_MESSAGE_MAX, 'host.messageTooLong')),
      may_embed: optional(Flag),
      opens_directly: optional(Flag),
    }),
    data: Host,
    access: staff,
  }),
  /** Deletes a decision; the default of the product applies again. */
  delete: question({ options: z.object({ host: HostName }), data: Done, access: staff }),
})
