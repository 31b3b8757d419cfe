import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { inUnitOfWork } from './in-unit-of-work.ts'

/**
 * Runs long work in steps, each a unit of work that returns whether more may be left. After a kill the next worker
 * resumes with the rest; a process that is stopping ends after the current step.
 */
export async function runInSteps(house: House, step: (ctx: Context) => Promise<boolean>): Promise<void> {
  while (await inUnitOfWork(house, 'house', step)) house.stopping.throwIfAborted()
}
