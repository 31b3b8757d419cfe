import type { Id } from './id.ts'

/** Whom or what news is about: a person hears their own; a thing's is heard by whoever looks at it. */
export type LiveTopic = `person:${string}` | `thing:${string}`

/** That something is new, never what: whoever hears it asks, and is answered as far as they may see. */
export type LiveEvent = { topic: LiveTopic; kind: string; id: string }

/** The kind that says: something may have been missed, ask anew. */
export const REFETCH = 'refetch'

export const personTopic = (id: Id | string): LiveTopic => `person:${id}`
export const aggregateTopic = (id: Id | string): LiveTopic => `thing:${id}`
