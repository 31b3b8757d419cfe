import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { skipTest } from '#server/testing/skip-test.ts'
import {
  isPidAlive,
  OWN_BINARY,
  OWN_NODE_FOLDER,
  projectRoot,
  readNpmCalls,
  runProjectScript,
  useOwnProjectPerTest,
  writeLockfile,
  writeProjectFile,
} from './testing/stand-in-project.ts'

useOwnProjectPerTest()

test('npm is not called again when everything is there, and development packages only where they are needed', async () => {
  await runProjectScript(['app/say.mjs']).ended
  rmSync(join(projectRoot, 'node_modules/for-tests'), { recursive: true })
  await runProjectScript(['app/say.mjs']).ended
  expect(readNpmCalls()).toHaveLength(2)
  expect(await runProjectScript(['tools/say.mjs', 'app/say.mjs']).ended).toMatchObject({ code: 0 })
  expect(readNpmCalls()).toHaveLength(3)
})

test.each<[string, () => void]>([
  ['a package is missing', () => rmSync(join(projectRoot, 'node_modules/needed'), { recursive: true })],
  ['the lockfile names another version', () => writeLockfile('.', { 'node_modules/needed': { version: '2.0.0' } })],
  [
    'npm was interrupted or another program installed them',
    () => rmSync(join(projectRoot, 'node_modules/.package-lock.json')),
  ],
  [
    'the list of what is installed is damaged',
    () => writeFileSync(join(projectRoot, 'node_modules/.package-lock.json'), '{"packages": {"node_mod'),
  ],
  [
    'the binaries are those of another processor',
    () =>
      writeLockfile('.', {
        'node_modules/needed': { version: '1.0.0' },
        'node_modules/own': { ...OWN_BINARY, version: '1.0.0' },
      }),
  ],
])('when %s the packages are installed again', async (_, disturb) => {
  await runProjectScript(['app/say.mjs']).ended
  disturb()
  expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  expect(readNpmCalls()).toHaveLength(3)
})

test('a binary for another system or processor is not waited for', async () => {
  const others = { a: { cpu: 'sparc' }, b: { os: 'plan9', cpu: process.arch }, c: { os: [`!${process.platform}`] } }
  const entries = Object.entries(others).map(([name, kind]) => [
    `node_modules/${name}`,
    { optional: true, version: '1.0.0', ...kind },
  ])
  writeLockfile('.', { 'node_modules/needed': { version: '1.0.0' }, ...Object.fromEntries(entries) })
  expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
})

test('an npmrc serves, and what it says does not make the install incomplete', async () => {
  writeProjectFile('.npmrc', 'registry=https://registry.example')
  await runProjectScript(['app/say.mjs']).ended
  for (const { args, hasNpmrc } of readNpmCalls()) {
    expect(hasNpmrc).toBe(true)
    expect(args[0]).toBe('ci')
    for (const word of ['--ignore-scripts', '--engine-strict=false', '--include=dev', '--include=optional'])
      expect(args).toContain(word)
  }
})

test('when pnpm or Yarn runs the script, npm is found through the PATH', async (context) => {
  const beside = join(process.execPath, '../../lib/node_modules/npm')
  if (process.platform === 'win32' || existsSync(beside)) skipTest(context, 'npm is found beside Node itself')
  mkdirSync(join(projectRoot, 'bin'))
  symlinkSync('../npm/bin/npm-cli.js', join(projectRoot, 'bin/npm'))
  for (const [caller, npmCallsSoFar] of [
    ['pnpm/bin/pnpm.cjs', 2],
    ['yarn/bin/yarn.js', 3],
  ] as const) {
    writeProjectFile(caller, 'process.exit(9)')
    const env = {
      npm_execpath: join(projectRoot, caller),
      PATH: `/nowhere/bin:${join(projectRoot, 'bin')}:${process.env.PATH}`,
    }
    expect(await runProjectScript(['app/say.mjs'], { env }).ended).toEqual({
      code: 0,
      said: expect.stringContaining('["yes"]'),
    })
    expect(readNpmCalls()).toHaveLength(npmCallsSoFar)
    // Neither writes npm's list of installed packages.
    rmSync(join(projectRoot, 'node_modules/.package-lock.json'))
  }
  const env = { npm_execpath: join(projectRoot, 'pnpm/bin/pnpm.cjs'), PATH: '/nowhere/bin' }
  const { code, said } = await runProjectScript(['app/say.mjs'], { env }).ended
  expect([code, said.split('\n').slice(-2)[0]]).toEqual([1, 'npm was not found. It comes with Node.'])
})

test('what npm leaves out is said, with the place of its log', async () => {
  const { code, said } = await runProjectScript(['app/say.mjs'], { npmDoes: 'leave out node_modules/needed' }).ended
  expect(code).toBe(1)
  expect(said).toContain(`npm left out packages that are needed here. The log is ${join(projectRoot, 'install.log')}.`)
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'npm ends with a start that gets %s, and the next start heals',
  async (signal) => {
    await runProjectScript(['app/say.mjs']).ended
    writeLockfile('.', { 'node_modules/needed': { version: '2.0.0' } })
    const { child, ended } = runProjectScript(['app/say.mjs'], { npmDoes: 'hang' })
    await vi.waitFor(() => expect(readNpmCalls()).toHaveLength(3), 10_000)
    await vi.waitFor(() => expect(existsSync(join(projectRoot, '.installing/node_modules/needed'))).toBe(true), 5_000)
    const began = performance.now()
    child.kill(signal)
    const { code } = await ended
    if (signal === 'SIGINT') expect(code).toBe(130)
    expect(performance.now() - began).toBeLessThan(1_000)
    await vi.waitFor(() => expect(isPidAlive(readNpmCalls()[2]!.pid)).toBe(false), 5_000)
    // Running processes keep the old packages until all new ones are complete.
    expect(readFileSync(join(projectRoot, 'node_modules/needed/package.json'), 'utf8')).toContain('1.0.0')
    expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
    expect(readFileSync(join(projectRoot, 'node_modules/needed/package.json'), 'utf8')).toContain('2.0.0')
  },
)

test('a server that runs while a new lockfile is installed finds its files at every moment', async () => {
  const file = JSON.stringify(join(projectRoot, 'node_modules/needed/package.json'))
  // Between the two renames of the exchange the package is missing for a moment; a retried import finds it.
  writeProjectFile(
    'app/serve.mjs',
    `import { readFileSync } from 'node:fs'
    let seen, missed = 0
    setInterval(() => {
      try {
        const { version } = JSON.parse(readFileSync(${file}, 'utf8'))
        if (version !== seen) console.log((seen = version))
        missed = 0
      } catch (error) {
        if (++missed > 20) throw error
      }
    }, 1)`,
  )
  const server = runProjectScript(['app/serve.mjs'])
  await vi.waitFor(() => expect(server.said()).toContain('1.0.0'), 10_000)
  writeLockfile('.', { 'node_modules/needed': { version: '2.0.0' } })
  const hanging = runProjectScript(['app/say.mjs'], { npmDoes: 'hang' })
  await vi.waitFor(() => expect(existsSync(join(projectRoot, '.installing/node_modules/needed'))).toBe(true), 10_000)
  hanging.child.kill('SIGKILL')
  await hanging.ended
  expect(server.said()).not.toContain('2.0.0')
  expect(await runProjectScript(['app/say.mjs']).ended).toMatchObject({ code: 0 })
  await vi.waitFor(() => expect(server.said()).toContain('2.0.0'), 10_000)
  expect(existsSync(join(projectRoot, '.installing'))).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 143 })
})

test('a second start waits for the first, and npm runs once', async () => {
  const both = [runProjectScript(['app/say.mjs']), runProjectScript(['app/say.mjs'])]
  expect((await Promise.all(both.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0])
  expect(readNpmCalls()).toHaveLength(2)
})

test('a failed install is one sentence with the place of the log', async () => {
  const { code, said } = await runProjectScript(['app/say.mjs'], { npmDoes: 'fail' }).ended
  const log = join(projectRoot, 'tools/node/install.log')
  expect(said).toBe(
    `Installing Node; this happens once …\nThe packages could not be installed: network request to the registry failed. The log is ${log}.\n`,
  )
  expect(code).toBe(1)
  expect(readFileSync(log, 'utf8')).toContain('ENOTFOUND')
})

test('a bundled Node that is damaged is fetched anew', async () => {
  await runProjectScript(['app/say.mjs']).ended
  writeProjectFile(join('tools/node', OWN_NODE_FOLDER, 'bin/node'), 'half a program')
  expect(await runProjectScript(['app/say.mjs']).ended).toEqual({
    code: 0,
    said: 'Installing Node; this happens once …\n["yes"]\n',
  })
  expect(readNpmCalls()).toHaveLength(3)
})

test('one that does not run on this machine is fetched once more, not at every start', async () => {
  for (const _ of ['first', 'second'])
    expect(await runProjectScript(['app/say.mjs'], { npmDoes: 'bring another machine’s' }).ended).toMatchObject({
      code: 0,
    })
  expect(readNpmCalls().map(({ cwd }) => cwd.replace(projectRoot, ''))).toEqual([
    '/tools/node/.installing',
    '/tools/node/.installing',
    '/.installing',
  ])
  writeProjectFile(
    'old.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })`,
  )
  const { said } = await runProjectScript(['app/say.mjs'], { before: ['--require', join(projectRoot, 'old.cjs')] })
    .ended
  expect(said).toContain('the bundled Node does not run here, so Node 24 or newer is needed; this is Node 20.18.1.\n')
})
