import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const REASONS: Record<string, string> = {
  EROFS: 'its disk can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'its disk is full',
  // mkdir in an existing folder fails with ENOENT only in /proc.
  ENOENT: 'nothing can be made there',
}

/** Creates the data folder, or throws an error that says why it can't. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = REASONS[code] ? `${REASONS[code]}, ${code}` : message
    throw new Error(`DATA_DIR must be a folder that this user can make and write to; ${dataDir} is not (${reason}).`)
  }
}

/**
 * Creates one folder after the other: Node's recursive mkdir reports ENOENT for a read-only disk and never returns in
 * /proc.
 */
function makeFolders(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
