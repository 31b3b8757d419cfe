import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  isPidAlive,
  projectRoot,
  readNpmCalls,
  runProjectScript,
  useOwnProjectPerTest,
  writeProjectFile,
} from './testing/stand-in-project.ts'

useOwnProjectPerTest()
beforeEach(() => rmSync(join(projectRoot, '.cache'), { recursive: true }))

const fetches = () => readNpmCalls().filter(({ args }) => args[0] === 'pack')
const FAILED =
  /They could not be fetched \(.+\)\. Everything works without them, visual search less well\.\n\["yes"\]\n$/

test('models that can’t be fetched are done without, and asked for again an hour later', async () => {
  const first = await runProjectScript(['app/say.mjs']).ended
  expect(first).toEqual({ code: 0, said: expect.stringMatching(FAILED) })
  expect(fetches()).toMatchObject([{ bundled: 'yes', cwd: projectRoot }])
  expect(await runProjectScript(['app/say.mjs']).ended).toEqual({ code: 0, said: '["yes"]\n' })
  expect(fetches()).toHaveLength(1)
  utimesSync(join(projectRoot, '.cache/models/gave-up'), 0, Date.now() / 1000 - 3601)
  await runProjectScript(['app/say.mjs']).ended
  expect(fetches()).toHaveLength(2)
})

test('models of a folder of the operator’s own are not fetched', async () => {
  const { ended } = runProjectScript(['app/say.mjs'], { env: { MODELS_DIR: 'models' } })
  expect(await ended).toMatchObject({ code: 0 })
  expect(fetches()).toEqual([])
})

test('so they are where nothing can be written', async () => {
  writeProjectFile('.cache', '')
  expect(await runProjectScript(['app/say.mjs']).ended).toEqual({ code: 0, said: expect.stringMatching(FAILED) })
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'the fetching ends with a start that gets %s, and the next start clears away what it left',
  async (signal) => {
    await runProjectScript(['app/say.mjs']).ended
    rmSync(join(projectRoot, '.cache/models/gave-up'))
    const { child, ended } = runProjectScript(['app/say.mjs'], { npmDoes: 'hang' })
    const drafts = () => readdirSync(join(projectRoot, '.cache/models')).filter((name) => /\.\d+$/.test(name))
    await vi.waitFor(
      () => expect(readdirSync(join(projectRoot, '.cache/models', drafts()[0]!))).toEqual(['half']),
      10_000,
    )
    const began = performance.now()
    child.kill(signal)
    await ended
    expect(performance.now() - began).toBeLessThan(1_000)
    await vi.waitFor(() => expect(isPidAlive(fetches()[1]!.pid)).toBe(false), 5_000)
    expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
    expect(drafts()).toEqual([])
  },
)
