import * as z from 'zod'

/** A piece of text in one style. */
const Span = z.object({ text: z.string(), bold: z.boolean().optional(), href: z.string().optional() })
export type Span = z.infer<typeof Span>

/** A block of a text: everything that the page editor can produce, and nothing else. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), spans: z.array(Span) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Span)) }),
])
export type Block = z.infer<typeof Block>
