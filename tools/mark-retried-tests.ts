import type { Reporter, TestCase } from 'vitest/node'

/** A Vitest reporter that adds the number of retries to the tests of the JSON report, which doesn't have it itself. */
export default class MarkRetriedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (retryCount > 0) test.meta().retries = retryCount
  }
}

declare module 'vitest' {
  interface TaskMeta {
    retries?: number
  }
}
