import { createHmac } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

/** What is served of a video, and as what. The original is not. */
const SERVED: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
}
export const ORIGINAL = 'original'
const ORIGINAL_TYPES: Record<string, string> = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }

/** The folder of a video's files: knowing its name is the right to watch it. */
export function videoFolder({ secrets }: Pick<House, 'secrets'>, id: Id): string {
  return createHmac('sha256', secrets.signature).update(`video ${id}`).digest('hex').slice(0, 32)
}

const keyIn = (folder: string, name: string) => `videos/${folder.slice(0, 2)}/${folder.slice(2, 4)}/${folder}/${name}`

export const videoKey = (house: Pick<House, 'secrets'>, id: Id, name: string) => keyIn(videoFolder(house, id), name)

/** The path of a file in its address. */
export const videoPath = (house: Pick<House, 'secrets'>, id: Id, name: string) => `/v/${videoFolder(house, id)}/${name}`

export function contentTypeOf(name: string): string {
  const ext = name.split('.').at(-1) ?? ''
  return (name.startsWith(ORIGINAL) ? ORIGINAL_TYPES[ext] : SERVED[ext]) ?? 'application/octet-stream'
}

/** The key of a file that an address names, and null where it is none that is served. */
export function servedKey(folder: string, name: string): string | null {
  const isServed = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name) && !name.startsWith(ORIGINAL)
  return /^[0-9a-f]{32}$/.test(folder) && isServed && (name.split('.')[1] ?? '') in SERVED ? keyIn(folder, name) : null
}
