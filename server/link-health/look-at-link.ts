import { type Found, foundBy } from '#domain/rules/link/next-look.ts'
import { Unreachable } from '../links/fetch-outside.ts'
import { type Guard, type ReadPage, readPage } from '../links/read-page.ts'

export type LinkCheck = { found: Found; status: number | null; retryAfter: string | undefined; page: ReadPage | null }

/** Opens a page once, and tells how that went. One that its host wants unread is there, but not for us. */
export async function lookAtLink(url: string, guard: Guard): Promise<LinkCheck> {
  try {
    return { found: 'there', status: 200, retryAfter: undefined, page: await readPage(url, guard) }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const { status, code, retryAfter, isForbidden } = error
    if (isForbidden) return { found: 'closed', status: null, retryAfter, page: null }
    return { found: foundBy(status, code), status: status ?? null, retryAfter, page: null }
  }
}
