import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { inUnitOfWork } from './in-unit-of-work.ts'

/**
 * Long work, some at a time: every step is a unit of work that removes what it has done from what is left, and says whether
 * anything may be left. After a kill the next worker goes on with the rest; a process that is to stop ends after a step.
 */
export async function inSteps(house: House, step: (ctx: Context) => Promise<boolean>): Promise<void> {
  while (await inUnitOfWork(house, 'house', step)) house.stopping.throwIfAborted()
}
