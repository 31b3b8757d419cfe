import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

/** Acts on a fact after its commit. The house's database is a transaction that also notes that this was done. */
export type Listener<N extends FactName> = (house: House, payload: Facts[N], factId: Id) => Promise<void>
export type Listeners = { [N in FactName]?: Record<string, Listener<N>> }
