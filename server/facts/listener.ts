import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import type { SlowQueue } from './queues.ts'

/** A fact as those who act on it know it: `by` is who acted when it happened. */
export type HeardFact = { id: Id; by: Id | null }

/** Acts on a fact after its commit, in a unit of work that also notes that this was done: quick, and in the database alone. */
export type QuickListener<N extends FactName> = (ctx: Context, payload: Facts[N], fact: HeardFact) => Promise<void>

/**
 * Sends mail, asks other sites, reads pictures, makes videos or rewrites many rows. It runs in the queue of its kind and outside of any
 * transaction, writes in units of work of its own, and is noted as done at its end: after a kill it is begun again.
 */
export type SlowListener<N extends FactName> = {
  queue: SlowQueue
  act: (house: House, payload: Facts[N], fact: HeardFact) => Promise<void>
}

export type Listener<N extends FactName> = QuickListener<N> | SlowListener<N>
export type Listeners = { [N in FactName]?: Record<string, Listener<N>> }

const inQueue =
  (queue: SlowQueue) =>
  <N extends FactName>(act: SlowListener<N>['act']): SlowListener<N> => ({ queue, act })

export const mailing = inQueue('mail')
export const askingOutside = inQueue('outside')
export const readingPictures = inQueue('pictures')
export const makingVideos = inQueue('videos')
export const rewriting = inQueue('rewrites')
