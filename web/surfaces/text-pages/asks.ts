import { PAGE_PATHS } from '#domain/constants/text-pages.ts'
import type { Place } from '../../router/route.ts'

/** The page at an address: an article of help by its name, the others by their paths. */
export function textPageAt({ path, params }: Pick<Place, 'path' | 'params'>): { name: string } {
  if (params.article) return { name: params.article }
  const here = path.endsWith('/') ? path : `${path}/`
  const found = Object.entries(PAGE_PATHS).find(([, address]) => address === here)
  return { name: found?.[0] ?? 'community-guidelines' }
}

/** What is searched for in help, as the address says. */
export function helpAt({ query }: Pick<Place, 'query'>): { query?: string } {
  const typed = query.get('q')?.trim().slice(0, 200)
  return typed ? { query: typed } : {}
}
