export type Count = { passed: number; failed: number }

/** What we read of the JSON that Vitest writes. */
export type VitestReport = {
  testResults: { status: string; assertionResults: SingleTest[] }[]
}
type SingleTest = { status: string; fullName: string; meta?: { why?: string } }

/** Counts single tests. A file that could not be loaded, and a run that failed without a failed test, count as one. */
export function countTests(succeeded: boolean, report: VitestReport | undefined): Count {
  const count = { passed: 0, failed: 0 }
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length
    count.passed += file.assertionResults.filter(({ status }) => status === 'passed').length
    count.failed += failed || (file.status === 'failed' ? 1 : 0)
  }
  if (!succeeded && count.failed === 0) count.failed = 1
  return count
}

/** No test is left out silently: which ones, and why. */
export function testsLeftOut(report: VitestReport | undefined): string[] {
  const all = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return all
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName, meta }) => `Not run here: ${fullName}${meta?.why ? ` (${meta.why})` : ''}`)
}
