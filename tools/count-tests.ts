export type TestCount = { passed: number; failed: number }

/** The part of Vitest's JSON report that we read. */
export type VitestReport = {
  testResults: { status: string; assertionResults: SingleTest[] }[]
}
type SingleTest = { status: string; fullName: string; meta?: { why?: string; retries?: number } }

/** Counts single tests. A file that failed to load counts as one, and so does a failed run without failed tests. */
export function countTests(succeeded: boolean, report: VitestReport | undefined): TestCount {
  const count = { passed: 0, failed: 0 }
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length
    count.passed += file.assertionResults.filter(({ status }) => status === 'passed').length
    count.failed += failed || (file.status === 'failed' ? 1 : 0)
  }
  if (!succeeded && count.failed === 0) count.failed = 1
  return count
}

/** Lists skipped tests with the reasons, so that none is skipped silently. */
export function listSkippedTests(report: VitestReport | undefined): string[] {
  const all = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return all
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, meta }) => `Not run here: ${fullName}${meta?.why ? ` (${meta.why})` : ''}`)
}

/** Lists the tests that passed only at a later try. */
export function listRetriedTests(report: VitestReport | undefined): string[] {
  const all = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return all.filter(({ status, meta }) => status === 'passed' && meta?.retries).map(({ fullName }) => fullName)
}

/** More retried tests than this fail the run: they hide something that is wrong. */
const MOST_RETRIED = 3

/** What is said about retried tests at the end of a run, and whether they fail it. */
export function reportRetriedTests(names: string[]): { lines: string[]; failed: number } {
  if (names.length === 0) return { lines: [], failed: 0 }
  const lines = ['Passed only at the second try:', ...names.map((name) => `  ${name}`)]
  if (names.length <= MOST_RETRIED) return { lines, failed: 0 }
  return { lines: [...lines, `More than ${MOST_RETRIED} such tests fail the run.`], failed: 1 }
}
