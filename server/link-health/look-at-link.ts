import { type Found, foundBy } from '#domain/rules/link/next-look.ts'
import { type FetchOptions, fetchOutside, Unreachable } from '../links/fetch-outside.ts'
import { aboutPage } from '../links/read-page.ts'
import { readTags } from '../links/read-tags.ts'

export type Guard = Pick<FetchOptions, 'allowPrivate'>
type Page = { hops: number; final_host: string; title: string; description: string }
export type Look = { found: Found; status: number | null; retryAfter: string | undefined; page: Page | null }

const ENOUGH = 256 * 1024

/** Opens a page once, as a visitor without a name would, and never inside a private network. */
export async function lookAtLink(url: string, guard: Guard): Promise<Look> {
  try {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.5'
    const outside = await fetchOutside(url, { maxBytes: ENOUGH, mayCut: true, timeoutMs: 15_000, accept, ...guard })
    const isPage = /html/.test(outside.contentType)
    const { title, description } = isPage ? aboutPage(await readTags(outside)) : { title: '', description: '' }
    const page = { hops: outside.hops, final_host: new URL(outside.url).hostname, title, description }
    return { found: 'there', status: 200, retryAfter: undefined, page }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const { status, code, retryAfter } = error
    return { found: foundBy(status, code), status: status ?? null, retryAfter, page: null }
  }
}
