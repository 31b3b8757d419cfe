import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { skipTest } from '../testing/skip-test.ts'
import { type PostgresCluster, startCluster } from './cluster.ts'
import { findPostgresBinaries } from './cluster-binaries.ts'
import { initializeCluster } from './cluster-init.ts'
import { chooseClusterLocation } from './cluster-location.ts'
import { readPostmasterPidFile } from './cluster-postmaster.ts'
import { readProcessStart } from './cluster-process.ts'

let dataDir: string
let running: PostgresCluster[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cluster-'))
  chmodSync(dataDir, 0o711)
})
afterEach(async () => {
  for (const cluster of running) await cluster.stop()
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(options: { dataDir?: string; join?: boolean } = {}) {
  const cluster = await startCluster({ dataDir, durable: false, ...options })
  running.push(cluster)
  return cluster
}

async function ask(cluster: PostgresCluster, sql: string) {
  const client = new pg.Client(cluster.connection)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

const note = () => readPostmasterPidFile(join(dataDir, 'postgres'))

/** Starts another process that owns the data folder; resolves when its database runs. */
async function ownerElsewhere(): Promise<ChildProcess> {
  const script = `import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))}
    await startCluster({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    console.log('runs')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout!, 'data')
  return owner
}

describe('the built-in database', { timeout: 30_000 }, () => {
  test('answers on a private socket only, is refused to a second start, and keeps its data', async () => {
    const first = await start()
    await ask(first, `create table kept as select 'yes' as kept`)
    expect(await ask(first, 'show listen_addresses')).toEqual([['']])
    expect(statSync(join(first.connection.host, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700)
    await expect(startCluster({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is already in use by process ${process.pid}. Stop that process first, or set DATA_DIR to another folder.`,
    )
    const joined = await start({ join: true })
    expect(await ask(joined, 'table kept')).toEqual([['yes']])
    await joined.stop()
    expect(await ask(first, 'table kept')).toEqual([['yes']])

    const pid = note()?.pid ?? 0
    await first.stop()
    expect(readProcessStart(pid)).toBeUndefined()
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)

    const again = await start()
    expect(await ask(again, 'table kept')).toEqual([['yes']])
  })

  test('starts after its owner was killed, and after its own server was', async () => {
    const owner = await ownerElsewhere()
    await expect(startCluster({ dataDir })).rejects.toThrow(`in use by process ${owner.pid}`)
    const left = note()?.pid ?? 0
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(readProcessStart(left)).toBeDefined()

    const second = await start()
    expect(readProcessStart(left)).toBeUndefined()
    await ask(second, 'create table kept (a int)')
    await ask(second, 'checkpoint')

    process.kill(note()?.pid ?? 0, 'SIGKILL')
    await second.stop()
    const third = await start()
    expect(await ask(third, 'table kept')).toEqual([])
  })

  test('a pid file whose pid belongs to another process now does not block it', async () => {
    await (await start()).stop()
    const file = join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(file, `${process.ppid}\n${join(dataDir, 'postgres')}\n0\n5432\n${dataDir}\n\n  0 0\nready   \n`)
    expect(await ask(await start(), 'select 1')).toEqual([[1]])
    expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`^${process.ppid}\n`))
  })

  test('lives elsewhere when its account can’t reach the folder, and moves with that folder', async (context) => {
    if (process.getuid?.() !== 0) skipTest(context, 'only root runs it as another account')
    const home = join(dataDir, 'home')
    mkdirSync(home, { mode: 0o700 })
    const first = await startCluster({ dataDir: home })
    running.push(first)
    const elsewhere = readFileSync(join(home, 'postgres.place'), 'utf8').trim()
    try {
      expect(first.connection.host).toBe(`${elsewhere}/postgres`)
      await ask(first, `create table kept as select 'yes' as kept`)
      cpSync(home, join(dataDir, 'copy'), { recursive: true })
      await expect(startCluster({ dataDir: join(dataDir, 'copy') })).rejects.toThrow(`in use by process ${process.pid}`)
      await first.stop()
      renameSync(home, join(dataDir, 'moved'))
      const moved = await startCluster({ dataDir: join(dataDir, 'moved') })
      running.push(moved)
      expect(await ask(moved, 'table kept')).toEqual([['yes']])
      await moved.stop()
    } finally {
      await first.stop()
      rmSync(elsewhere, { recursive: true })
    }
    await expect(startCluster({ dataDir: join(dataDir, 'moved') })).rejects.toThrow('but there is no such folder')
  })

  test('works where the path is longer than a socket allows', async () => {
    const deep = await start({ dataDir: join(dataDir, 'deep'.repeat(30)) })
    expect(deep.connection.host.length).toBeLessThan(60)
    expect(await ask(deep, 'select 1')).toEqual([[1]])
    await deep.stop()
    expect(existsSync(deep.connection.host)).toBe(false)
  })

  test('is restarted when it was killed, with the same connection and its data', async () => {
    const told: string[] = []
    const cluster = await startCluster({ dataDir, log: (line) => told.push(line) })
    running.push(cluster)
    await ask(cluster, `create table kept as select 'yes' as kept`)
    const before = note()?.pid ?? 0
    process.kill(before, 'SIGKILL')
    await expect.poll(() => ask(cluster, 'table kept').catch(() => undefined), { timeout: 15_000 }).toEqual([['yes']])
    const after = note()?.pid ?? 0
    expect(after).not.toBe(before)
    expect(told).toEqual(['The built-in database ended and is started again.'])
    await cluster.stop()
    expect(readProcessStart(after)).toBeUndefined()
  })

  test('works in a folder whose name means something to a shell, to PostgreSQL or to an address', async () => {
    const odd = await start({ dataDir: join(dataDir, `a "b", $HOME \`c\` \\ d%2F`) })
    expect(await ask(odd, 'select 1')).toEqual([[1]])
  })

  test('is made by programs in such a folder too', async () => {
    const place = chooseClusterLocation(dataDir)
    const native = join(dataDir, 'x"$(touch hit)`y')
    cpSync(await findPostgresBinaries(place), native, { recursive: true, verbatimSymlinks: true })
    const data = join(dataDir, 'postgres')
    const logFile = join(dataDir, 'postgres.log')
    await initializeCluster(native, place, data, { logFile, durable: false, stopping: new AbortController().signal })
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()).toMatch(/^\d+$/)
  })

  test('an aborted start ends at once and leaves nothing half-made', async () => {
    const stopping = new AbortController()
    const starting = startCluster({ dataDir, stopping: stopping.signal })
    const isBegun = () => readdirSync(dataDir).some((name) => /^postgres\.\d+$/.test(name))
    await expect.poll(isBegun, { timeout: 60_000, interval: 5 }).toBe(true)
    const began = performance.now()
    stopping.abort()
    await expect(starting).rejects.toThrow('aborted')
    expect(performance.now() - began).toBeLessThan(1_000)
    // Where PostgreSQL's account can't run the installed programs, the folder also contains a copy of them.
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('postgres-programs-'))).toEqual([])
  })

  test('is not waited for either while its programs are copied to where its account can run them', async () => {
    const shipped = join(dataDir, 'shipped/native')
    mkdirSync(join(shipped, 'bin'), { recursive: true })
    writeFileSync(join(shipped, '../package.json'), '{ "version": "1" }')
    writeFileSync(join(shipped, 'pg-symlinks.json'), '[]')
    for (const name of ['initdb', ...Array(2_000).keys()]) writeFileSync(join(shipped, 'bin', String(name)), '')
    const folder = join(dataDir, 'here')
    mkdirSync(folder)
    const stopping = new AbortController()
    const finding = findPostgresBinaries({ folder, account: {} }, stopping.signal, shipped)
    const left = expect(finding).rejects.toThrow('aborted')
    await expect.poll(() => readdirSync(folder), { interval: 1 }).toEqual([`postgres-programs.${process.pid}`])
    stopping.abort()
    await left
    expect(readdirSync(folder)).toEqual([])
  })

  test('that does not start says why in a sentence, and where its log is', async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres/postgresql.conf'), 'shared_buffers = none\n')
    await expect(startCluster({ dataDir })).rejects.toThrow(
      /^The built-in database does not start: [^\n]*postgresql\.conf[^\n]*\. Its log is \S+postgres\.log\.$/,
    )
  })

  test('that can’t be made says why in a sentence, and where its log is', async () => {
    const place = chooseClusterLocation(dataDir)
    const logFile = join(dataDir, 'postgres.log')
    const how = { logFile, durable: false, stopping: new AbortController().signal }
    const told = await initializeCluster('/nowhere', place, join(dataDir, 'postgres'), how).catch(
      (error: Error) => error.message,
    )
    expect(told).toMatch(/^The database can't be made in \S+: [^\n]+\. Its log is \S+postgres\.log\.$/)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })
})
