import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
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
    put: async (key, bytes) => appear(pathOf(key), (draft) => writeDown(draft, bytes)),
    putFile: async (key, from) => appear(pathOf(key), (draft) => copyDown(draft, from)),
    get: async (key) => orNull(readFile(pathOf(key))),
    async open(key) {
      const path = pathOf(key)
      const found = await orNull(stat(path))
      return found && { size: found.size, read: async (range) => createReadStream(path, range) }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
  }
}

async function appear(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  const firstMade = await mkdir(dirname(path), { recursive: true })
  try {
    await write(draft)
    await rename(draft, path)
    await keepNames(dirname(path), firstMade)
  } finally {
    await rm(draft, { force: true })
  }
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function copyDown(path: string, from: string): Promise<void> {
  await copyFile(from, path, constants.COPYFILE_FICLONE)
  const file = await open(path, 'r+')
  await file
    .chmod(0o640)
    .then(() => file.sync())
    .finally(() => file.close())
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
