import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import type { SlowQueue } from './queues.ts'

/** The fact's id and the actor who caused it. */
export type FactOrigin = { id: Id; by: Id | null }

/**
 * Handles a fact after its commit, in a unit of work that also records that it was handled. It must be fast and use
 * only the database.
 */
export type QuickListener<N extends FactName> = (ctx: Context, payload: Facts[N], fact: FactOrigin) => Promise<void>

/**
 * Handles a fact by slow work: sending mail, calling other sites, reading pictures, making videos or rewriting many
 * rows. It runs in the queue of its cost, outside any transaction, and writes in units of work of its own. It is
 * recorded as handled at its end, so after a kill it starts again.
 */
export type SlowListener<N extends FactName> = {
  queue: SlowQueue
  act: (house: House, payload: Facts[N], fact: FactOrigin) => Promise<void>
}

export type Listener<N extends FactName> = QuickListener<N> | SlowListener<N>
export type Listeners = { [N in FactName]?: Record<string, Listener<N>> }

const inQueue =
  (queue: SlowQueue) =>
  <N extends FactName>(act: SlowListener<N>['act']): SlowListener<N> => ({ queue, act })

export const runInMailQueue = inQueue('mail')
export const runInOutsideQueue = inQueue('outside')
export const runInPictureQueue = inQueue('pictures')
export const runInVideoQueue = inQueue('videos')
export const runInShortVideoQueue = inQueue('short-videos')
export const runInRewriteQueue = inQueue('rewrites')
