import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const REASONS: Record<string, string> = {
  EROFS: 'its disk can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'its disk is full',
  // A folder whose parent is there is refused with this in /proc alone.
  ENOENT: 'nothing can be made there',
}

/** Makes the data folder, or says in a sentence that it can't be there. */
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

/** One folder after the other: Node's own recursive way calls a read-only disk ENOENT, and never returns in /proc. */
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
