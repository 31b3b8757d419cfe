import { createHmac } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

/** Served file types with their content types. The original is not served. */
const SERVED: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
}
export const ORIGINAL_FILE_PREFIX = 'original'
const ORIGINAL_TYPES: Record<string, string> = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }

/** The unguessable folder of a video's files: knowing its name is the permission to watch it. */
export function toVideoFolder({ secrets }: Pick<House, 'secrets'>, id: Id): string {
  return createHmac('sha256', secrets.signature).update(`video ${id}`).digest('hex').slice(0, 32)
}

const keyIn = (folder: string, name: string) => `videos/${folder.slice(0, 2)}/${folder.slice(2, 4)}/${folder}/${name}`

/** The key of the folder with all files of a video. */
export const toVideoFolderKey = (house: Pick<House, 'secrets'>, id: Id) =>
  keyIn(toVideoFolder(house, id), '').slice(0, -1)

export const toVideoFileKey = (house: Pick<House, 'secrets'>, id: Id, name: string) =>
  keyIn(toVideoFolder(house, id), name)

/** The path in the URL of a file. */
export const toVideoFilePath = (house: Pick<House, 'secrets'>, id: Id, name: string) =>
  `/v/${toVideoFolder(house, id)}/${name}`

export function toVideoContentType(name: string): string {
  const ext = name.split('.').at(-1) ?? ''
  return (name.startsWith(ORIGINAL_FILE_PREFIX) ? ORIGINAL_TYPES[ext] : SERVED[ext]) ?? 'application/octet-stream'
}

/** The storage key of a requested file, or null if it is not one that is served. */
export function parseServedFileKey(folder: string, name: string): string | null {
  const isServed = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name) && !name.startsWith(ORIGINAL_FILE_PREFIX)
  return /^[0-9a-f]{32}$/.test(folder) && isServed && (name.split('.')[1] ?? '') in SERVED ? keyIn(folder, name) : null
}
