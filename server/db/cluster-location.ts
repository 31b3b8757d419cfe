import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The account that runs PostgreSQL, which refuses to run as root. Empty when this process does not run as root. */
export type PostgresAccount = { uid?: number; gid?: number }

/** The folder of the database and the account that runs it. */
export type ClusterLocation = { folder: string; account: PostgresAccount }

/**
 * Chooses the folder of the database: the data folder if the account can reach it, else a folder under /var/lib. A
 * pointer file in the data folder names it, so moving the data folder keeps the database.
 */
export function chooseClusterLocation(dataDir: string): ClusterLocation {
  const pointer = pointerIn(dataDir)
  const folder = findDatabaseFolder(dataDir)
  if (!existsSync(folder)) {
    throw new Error(
      `${pointer} says that the database is in ${folder}, but there is no such folder. Bring it back, or delete ${pointer} to begin with an empty database.`,
    )
  }
  const account = accountFor(folder)
  if (folder !== dataDir || reaches(account, dataDir)) return { folder, account }
  const closedHome = `/var/lib/bowerbird-${randomBytes(6).toString('hex')}`
  makePrivateFolder(closedHome, account)
  writeFileSync(`${pointer}.${process.pid}`, `${closedHome}\n`)
  renameSync(`${pointer}.${process.pid}`, pointer)
  return { folder: closedHome, account }
}

const pointerIn = (dataDir: string) => join(dataDir, 'postgres.place')

/** The folder of the database according to the pointer file, else the data folder. */
export function findDatabaseFolder(dataDir: string): string {
  const pointer = pointerIn(dataDir)
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir
}

export function makePrivateFolder(folder: string, account: PostgresAccount) {
  mkdirSync(folder, { mode: 0o700 })
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
}

/** Makes the account the owner of everything in a folder. */
export function changeFolderOwner(folder: string, { uid, gid = uid }: PostgresAccount) {
  if (uid === undefined || gid === undefined) return
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, path), uid, gid)
}

function accountFor(folder: string): PostgresAccount {
  const me = process.getuid?.()
  const cluster = join(folder, 'postgres')
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `The database in ${cluster} belongs to another user (${owner.uid}). Start as that user or as root.`,
      )
    }
    return {}
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const account = accountNamed(name)
    if (account) return account
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Start as a plain user, or set DATABASE_URL.',
  )
}

function accountNamed(name: string): PostgresAccount | undefined {
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) >>> 0
  try {
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return undefined
  }
}

function reaches(account: PostgresAccount, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}
