import type { Id } from './id.ts'

/** Subject of live events: people get their own topic; an aggregate's topic is for everyone who has it open. */
export type LiveTopic = `person:${string}` | `thing:${string}`

/** Announces a change without its content: the browser then asks the server, which checks what its viewer may see. */
export type LiveEvent = { topic: LiveTopic; kind: string; id: string }

/** Event kind sent when events may have been missed: the browser refetches everything. */
export const REFETCH_KIND = 'refetch'

export const personTopic = (id: Id | string): LiveTopic => `person:${id}`
export const aggregateTopic = (id: Id | string): LiveTopic => `thing:${id}`
