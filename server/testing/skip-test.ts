import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    why?: string
  }
}

/** Skips a test that can't run on this machine; the test command lists the reasons at its end. */
export function skipTest({ task, skip }: TestContext, why: string): never {
  task.meta.why = why
  return skip(why)
}
