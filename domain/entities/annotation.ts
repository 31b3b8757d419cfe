import * as z from 'zod'

/** A topic of a pin and the page about it. */
export const LinkedAnnotation = z.object({ name: z.string(), url: z.string() })
export type LinkedAnnotation = z.infer<typeof LinkedAnnotation>

/** URL of a shopping landing page. */
export type KlpUrl = string
