import * as z from 'zod'
import { CATALOGUE_FORMATS, CATALOGUE_NAME_MAX } from '../constants/catalogue.ts'
import { LINK_MAX } from '../constants/limits.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

export const CATALOGUE_FIELDS = {
  name: z.string().trim().min(1).max(CATALOGUE_NAME_MAX),
  format: z.enum(CATALOGUE_FORMATS),
}
const signedIn = { policy: 'signed-in' } as const

/** A shop's product catalogue, and the result of its last run. */
export const Catalogue = z.object({
  type: z.literal('catalogue'),
  id: Id,
  name: z.string(),
  format: z.enum(CATALOGUE_FORMATS),
  url: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  problem: z.enum(['unreachable', 'unreadable', 'oversized', 'lost', 'empty']).nullable(),
  rows_good: z.int(),
  rows_bad: z.int(),
  run_ended_at: z.string().nullable(),
  next_run_at: z.string().nullable(),
  /** The first problems found, by line. */
  issues: z.array(z.object({ line: z.int(), field: z.string(), code: z.enum(['missing', 'invalid', 'repeated']) })),
})
export type Catalogue = z.infer<typeof Catalogue>

/** A catalogue without a URL is uploaded as a file to `/upload-catalogue/`, with the same fields before it. */
export const CatalogueResource = resource('Catalogue', {
  get: question({ options: z.object({ ...pagedOptions }), data: Catalogue, list: true, access: signedIn }),
  create: question({
    options: z.object({
      ...CATALOGUE_FIELDS,
      url: z.string().max(LINK_MAX, 'link.tooLong'),
    }),
    data: Catalogue,
    access: signedIn,
    costs: 'upload',
  }),
  /** Reads the catalogue now. */
  update: question({ options: z.object({ id: Id }), data: Catalogue, access: signedIn, costs: 'upload' }),
  /** Its products stay with the merchant, as sold out. */
  delete: question({ options: z.object({ id: Id }), data: Done, access: signedIn }),
})

/** Products of one of the merchant's own catalogues. */
export const CatalogueProductsResource = resource('CatalogueProducts', {
  get: question({
    options: z.object({ catalogue_id: Id, ...pagedOptions }),
    data: Pin,
    card: PinCard,
    list: true,
    access: signedIn,
  }),
})
