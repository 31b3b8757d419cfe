import type { Id } from './id.ts'

/** Whom or what news is about: a person hears their own; a thing's is heard by whoever looks at it. */
export type LiveTopic = `person:${string}` | `thing:${string}`

/** Says that something is new, never what it is: a browser that hears it asks the server, which answers what its viewer may see. */
export type LiveEvent = { topic: LiveTopic; kind: string; id: string }

/** The kind that says: something may have been missed, ask anew. */
export const REFETCH = 'refetch'

export const personTopic = (id: Id | string): LiveTopic => `person:${id}`
export const aggregateTopic = (id: Id | string): LiveTopic => `thing:${id}`
