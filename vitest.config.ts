import { defineConfig } from 'vitest/config'
import { LongestFirst } from './e2e/longest-first.ts'

const LEAST_NODE = 24
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  const running = `this is Node ${process.versions.node}`
  console.error(`The tests need Node ${LEAST_NODE} or newer, and ${running}. Run them by npm test, which brings it.`)
  process.exit(1)
}

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
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: { poll: { timeout: 10_000 } },
          // What the files import is read once for all of them, which takes half of their time away.
          isolate: false,
          include: ['{server,app,demo}/**/*.server.test.ts'],
          globalSetup: ['./server/testing/start-postgres.ts'],
          maxWorkers: 2,
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
          // On two cores: whoever waits for an answer, a frame or a timer leaves them to another.
          maxWorkers: 3,
          // A browser on a busy machine may be late once. The report names what was tried again.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
