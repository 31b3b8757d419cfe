import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from '../files.ts'

/**
 * Files in a folder. Each appears whole or not at all: written beside its place, then moved there. When `put` is done it is on
 * the disk, with its name, and outlives a loss of power.
 */
export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!isInside(key)) throw new Error(`"${key}" is not the key of a file.`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      const firstMade = await mkdir(dirname(path), { recursive: true })
      try {
        await writeDown(draft, bytes)
        await rename(draft, path)
        await keepNames(dirname(path), firstMade)
      } finally {
        await rm(draft, { force: true })
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
  }
}

async function writeDown(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is kept by its folder: by the file's own, and by those above it that are new. */
async function keepNames(folder: string, firstMade: string | undefined): Promise<void> {
  const last = firstMade ? dirname(firstMade) : folder
  for (let here = folder; ; here = dirname(here)) {
    const opened = await open(here)
    await opened.sync().finally(() => opened.close())
    if (here === last) return
  }
}

/** A key's parts begin with a letter or digit, so none of them leads out of the folder. */
function isInside(key: string): boolean {
  return key.split('/').every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(part))
}
