import * as z from 'zod'

/** A topic of a pin and the page about it. */
export const LinkedAnnotation = z.object({ name: z.string(), url: z.string() })
export type LinkedAnnotation = z.infer<typeof LinkedAnnotation>

/** The address of a page of things to buy. */
export type KlpUrl = string
