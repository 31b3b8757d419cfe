import { type LinkCheckOutcome, toLinkCheckOutcome } from '#domain/rules/link/next-link-health.ts'
import { UnreachableError } from '../links/fetch-outside-url.ts'
import { fetchPage, type OutsideFetchGuard, type PageContent } from '../links/fetch-page.ts'

export type LinkCheckResult = {
  found: LinkCheckOutcome
  status: number | null
  retryAfter: string | undefined
  page: PageContent | null
}

/**
 * Requests a page once and reports the result. A page that robots.txt excludes counts as existing, but has no content
 * for us.
 */
export async function probeLink(url: string, guard: OutsideFetchGuard): Promise<LinkCheckResult> {
  try {
    return { found: 'there', status: 200, retryAfter: undefined, page: await fetchPage(url, guard) }
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    const { status, code, retryAfter, isForbidden } = error
    if (isForbidden) return { found: 'closed', status: null, retryAfter, page: null }
    return { found: toLinkCheckOutcome(status, code), status: status ?? null, retryAfter, page: null }
  }
}
