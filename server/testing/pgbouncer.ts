import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export type PgBouncer = { url: string; stop(): Promise<void> }

/** The program of PGBOUNCER_PATH, or the one installed on this machine. */
export function findPgBouncer(): { program: string; version: string; keepsNames: boolean } | undefined {
  const { PGBOUNCER_PATH, PATH = '' } = process.env
  const places = ['/usr/sbin', ...PATH.split(delimiter)].map((folder) => join(folder, 'pgbouncer'))
  for (const program of PGBOUNCER_PATH ? [PGBOUNCER_PATH] : places) {
    const { stdout = '' } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    const [, version, major, minor] = /^PgBouncer ((\d+)\.(\d+)\S*)/.exec(stdout ?? '') ?? []
    if (version) return { program, version, keepsNames: Number(major) > 1 || Number(minor) >= 21 }
  }
  return undefined
}

/**
 * Starts PgBouncer in transaction mode before this database, with a limit of prepared statements if its version
 * supports them.
 */
export async function startPgBouncer(address: string, preparedStatements: number): Promise<PgBouncer> {
  const found = findPgBouncer()
  if (!found) throw new Error('There is no PgBouncer on this machine.')
  const at = new URL(address)
  const socket = at.searchParams.get('host') ?? at.hostname
  // PgBouncer refuses to run as root, and the socket accepts the user who owns it.
  const owner = process.getuid?.() === 0 ? statSync(socket) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-pgbouncer-'))
  const port = await freePort()
  const prepared = found.keepsNames ? `max_prepared_statements = ${preparedStatements}` : ''
  writeFileSync(join(folder, 'users.txt'), `"${at.username}" ""\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${socket} port=${at.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
${prepared}
`,
  )
  if (owner) for (const name of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, name), owner.uid, owner.gid)
  const bouncer = spawn(found.program, [join(folder, 'pgbouncer.ini')], {
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilUp(bouncer.stderr)
  return {
    url: `postgresql://${at.username}@127.0.0.1:${port}${at.pathname}`,
    async stop() {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilUp(told: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: told })) {
    lines.push(line)
    if (line.includes('process up')) {
      // Drains its output: a full pipe would block it.
      told.resume()
      return
    }
  }
  throw new Error(`PgBouncer did not start:\n${lines.join('\n')}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
