import * as z from 'zod'
import { LINK_MAX } from '../constants/limits.ts'
import { pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const signedIn = { policy: 'signed-in' } as const
const host = z.string().min(1).max(253)

/** A website that a person claims, the state of the proof, and the three ways to prove it. */
export const Website = z.object({
  type: z.literal('website'),
  id: z.string(),
  host,
  url: z.string(),
  state: z.enum(['open', 'checking', 'verified', 'failed']),
  method: z.enum(['meta', 'file', 'dns']).nullable(),
  problem: z.enum(['unreachable', 'missing', 'lost']).nullable(),
  verified_at: z.string().nullable(),
  proof: z.object({ meta: z.string(), file_name: z.string(), file_text: z.string(), dns: z.string() }),
})
export type Website = z.infer<typeof Website>

export const WebsiteResource = resource('Website', {
  get: question({ options: z.object({ ...pagedOptions }), data: Website, list: true, access: signedIn }),
  create: question({
    options: z.object({ website_url: z.string().max(LINK_MAX, 'link.tooLong') }),
    data: Website,
    access: signedIn,
  }),
  /** Checks the proof now. */
  update: question({ options: z.object({ host }), data: Website, access: signedIn, costs: 'message' }),
  delete: question({ options: z.object({ host }), data: Done, access: signedIn }),
})
