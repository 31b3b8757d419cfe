import { SHARE_CACHE } from './offline-caches.ts'

/** What a device shared into the installed app. */
export type SharedContent = { title: string; text: string; url: string; files: File[] }

const HOUR = 60 * 60 * 1000
/** The longest text kept of each field; the creator's own limits are lower. */
const TEXT_MAX = 10_000

const toPath = (id: string, part: string | number) => `/shared/${id}/${part}`

/** Stores shared content in this browser and returns its id, which begins with the time. */
export async function storeShare({ files, ...texts }: SharedContent): Promise<string> {
  const id = `${Date.now()}-${crypto.randomUUID()}`
  const cache = await caches.open(SHARE_CACHE)
  const kept = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.slice(0, TEXT_MAX)]))
  for (const [at, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(toPath(id, at), new Response(file, { headers }))
  }
  await cache.put(toPath(id, 'texts'), Response.json({ ...kept, count: files.length }))
  return id
}

/** Returns shared content once; undefined if it is unknown, was taken, or is older than an hour. */
export async function takeShare(id: string): Promise<SharedContent | undefined> {
  if (!globalThis.caches) return undefined
  await removeOldShares()
  const cache = await caches.open(SHARE_CACHE)
  const take = async (part: string | number) => {
    const found = await cache.match(toPath(id, part))
    await cache.delete(toPath(id, part))
    return found
  }
  const texts = await (await take('texts'))?.json()
  if (!texts) return undefined
  const { count, ...rest } = texts
  const files: File[] = []
  for (let at = 0; at < count; at++) {
    const found = await take(at)
    if (!found) continue
    const type = found.headers.get('content-type') ?? ''
    files.push(new File([await found.arrayBuffer()], decodeURIComponent(found.headers.get('x-name') ?? ''), { type }))
  }
  return { ...rest, files }
}

/** Removes what nobody took for an hour. */
export async function removeOldShares(): Promise<void> {
  const cache = await caches.open(SHARE_CACHE)
  for (const request of await cache.keys()) {
    const madeAt = Number(new URL(request.url).pathname.split('/')[2]?.split('-')[0])
    if (!(Date.now() - madeAt < HOUR)) await cache.delete(request)
  }
}
