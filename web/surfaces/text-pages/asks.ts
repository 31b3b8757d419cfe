import { TEXT_PAGE_PATHS } from '#domain/constants/text-pages.ts'
import type { RouteLocation } from '../../router/route.ts'

/** The name of the text page at a URL: help articles by their parameter, the others by their paths. */
export function parseTextPageName({ path, params }: Pick<RouteLocation, 'path' | 'params'>): { name: string } {
  if (params.article) return { name: params.article }
  const here = path.endsWith('/') ? path : `${path}/`
  const found = Object.entries(TEXT_PAGE_PATHS).find(([, address]) => address === here)
  return { name: found?.[0] ?? 'community-guidelines' }
}

/** The options of the help search in the URL. */
export function parseHelpOptions({ query }: Pick<RouteLocation, 'query'>): { query?: string } {
  const typed = query.get('q')?.trim().slice(0, 200)
  return typed ? { query: typed } : {}
}
