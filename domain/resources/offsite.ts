import * as z from 'zod'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { VERDICTS } from '../rules/link/verdict.ts'
import { Flag, optional, paged, text } from '../taken.ts'
import { Done } from './session.ts'

const options = z.object({
  url: z.string().max(10_000),
  check_only: optional(Flag),
  pin_id: optional(Id),
  /** Instead of a pin, for an ad of someone else's. */
  third_party_ad: optional(z.string().max(100)),
  /** Whose website it is, where no pin links to it. */
  user_id: optional(Id),
  /** The comment or message that has the link, where no pin or profile does. */
  comment_id: optional(Id),
  message_id: optional(Id),
  client_tracking_params: optional(z.string().max(4000)),
  /** One for each click, so that a repetition is told of once. */
  guid: optional(z.string().max(60)),
  /** Opaque: JSON text as the browser wrote it. */
  aux_data: optional(z.union([z.string().max(4000), z.record(z.string(), z.unknown())])),
})

/** Spec 3: the result of the check. What is beside it only our own pages read. */
export const LinkCheck = z.object({
  message: z.string(),
  redirect_status: z.enum(VERDICTS),
  url: z.string(),
  nofollow: z.boolean(),
  /** Opens the way out for this browser, for a while. */
  token: z.string().nullable(),
  /** The named pin, profile, comment or message does have this link. */
  is_known: z.boolean(),
})
export type LinkCheck = z.infer<typeof LinkCheck>

const open = { policy: 'open' } as const

/** D35: get only checks; create also tells of a click. */
export const OffsiteResource = resource('Offsite', {
  get: question({ path: 'GET /v3/offsite/', options, data: LinkCheck, access: open }),
  create: question({ path: 'POST /v3/offsite/', options, data: LinkCheck, access: open }),
})

/** What is known of a page that a pin links to. */
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
  verdict: z.enum(VERDICTS),
  message: z.string(),
  note: z.string(),
  /** What it plays may stand on a pin's page, in a frame. */
  may_embed: z.boolean(),
  /** Comes with the house; a row of one's own goes before it. */
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

/** Staff type or paste anything from a bare name to a whole address. */
function asHost(typed: string): string {
  const address = /^[a-z]+:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

export const HostResource = resource('Host', {
  get: question({
    options: z.object({ ...paged, query: optional(z.string().max(253)), verdict: optional(z.enum(VERDICTS)) }),
    data: Host,
    list: true,
    access: staff,
  }),
  update: question({
    options: z.object({
      host: HostName,
      verdict: z.enum(VERDICTS),
      message: optional(text(1000, 'host.messageTooLong')),
      note: optional(text(1000, 'host.messageTooLong')),
      may_embed: optional(Flag),
    }),
    data: Host,
    access: staff,
  }),
  /** Forgets what was decided; what comes with the house holds again. */
  delete: question({ options: z.object({ host: HostName }), data: Done, access: staff }),
})
