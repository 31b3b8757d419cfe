import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['bookmark', 'signature', 'token'] as const

/** Keys of 32 bytes: `bookmark` signs cursors, `signature` signs URLs, and `token` signs the tokens in mails. */
export type Secrets = Record<(typeof names)[number], Buffer>

/**
 * Loads the secrets, which the first start creates. A key that a newer version needs is added without changing the
 * others.
 */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const kept = read(file)
  if (kept && names.every((name) => kept[name])) return asKeys(kept, file)
  const made = Object.fromEntries(names.map((name) => [name, kept?.[name] ?? randomBytes(32).toString('hex')]))
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(made, undefined, 2)}\n`, { mode: 0o600 })
  if (kept) renameSync(draft, file)
  else linkFirst(draft, file)
  return asKeys(read(file) ?? {}, file)
}

/** When two processes start for the first time together, one creates the secrets and the other uses them. */
function linkFirst(draft: string, file: string) {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(file: string): Record<string, string> | undefined {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(content)
  } catch {
    throw broken(file)
  }
}

function asKeys(kept: Record<string, string>, file: string): Secrets {
  const key = (name: keyof Secrets) => {
    const bytes = Buffer.from(String(kept[name]), 'hex')
    if (bytes.length !== 32) throw broken(file)
    return bytes
  }
  return { bookmark: key('bookmark'), signature: key('signature'), token: key('token') }
}

function broken(file: string): Error {
  return new Error(
    `${file} is damaged. Bring it back from a backup, or delete it: then links in mails sent so far stop working.`,
  )
}
