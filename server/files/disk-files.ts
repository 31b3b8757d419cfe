import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from '../files.ts'

/**
 * File storage in a folder. Files appear complete or not at all: each is written to a temporary file, then renamed.
 * When `put` resolves, the file and its name are flushed to disk and survive a power failure.
 */
export function makeDiskFileStorage(folder: string): FileStorage {
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
    async list(inside) {
      return ((await orNull(readdir(pathOf(inside)))) ?? []).map((name) => `${inside}/${name}`)
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

/** Flushes a file's folder, and the parents of folders that are new, so that the names are durable. */
async function keepNames(folder: string, firstMade: string | undefined): Promise<void> {
  const last = firstMade ? dirname(firstMade) : folder
  for (let here = folder; ; here = dirname(here)) {
    const opened = await open(here)
    await opened.sync().finally(() => opened.close())
    if (here === last) return
  }
}

/** True when every part of the key starts with a letter or digit, so that it can't leave the folder. */
function isInside(key: string): boolean {
  return key.split('/').every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(part))
}
