import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    why?: string
  }
}

/** Leaves a test out that can't run on this machine; the test command says so at its end. */
export function leaveOut({ task, skip }: TestContext, why: string): never {
  task.meta.why = why
  return skip(why)
}
