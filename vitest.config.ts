import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './e2e/longest-first.ts'
import { toTestWorkers } from './tools/test-workers.ts'

const LEAST_NODE = 24
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  const running = `this is Node ${process.versions.node}`
  console.error(`The tests need Node ${LEAST_NODE} or newer, and ${running}. Run them by npm test, which brings it.`)
  process.exit(1)
}

const workers = toTestWorkers(availableParallelism())

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: ['{domain,ui,web,demo,app,tools,server,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', '**/*.browser.test.*', '**/node_modules/**'],
          maxWorkers: workers.tests,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: { poll: { timeout: 10_000 } },
          // Modules are loaded once for all test files, which halves the time.
          isolate: false,
          include: ['{server,app,demo}/**/*.server.test.ts'],
          globalSetup: ['./server/testing/start-postgres.ts'],
          maxWorkers: workers.tests,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          expect: { poll: { timeout: 10_000 } },
          include: ['e2e/journeys/**/*.test.ts', '{ui,web}/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['./e2e/serve.ts'],
          maxWorkers: workers.journeys,
          // A browser on a busy machine may be late once. The report lists retried tests.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
