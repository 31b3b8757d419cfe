import { accessSync, constants, mkdirSync } from 'node:fs'

/** Makes the data folder, or says in a sentence that it can't be there. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code = (error as Error).message } = error as NodeJS.ErrnoException
    throw new Error(`DATA_DIR must be a folder that this user can make and write to; ${dataDir} is not (${code}).`)
  }
}
