import type { Route } from './route.ts'

type Params = Record<string, string>
export type RouteMatch = { route: Route; params: Params }

/** The first route whose pattern fits the path, with or without the final slash. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  const segments = segmentsOf(path)
  if (!segments) return undefined
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.aliases ?? [])]) {
      const params = paramsOf(pattern, segments)
      if (params && (route.isFor?.(params) ?? true)) return { route, params }
    }
  }
  return undefined
}

/** Builds the path of a route by its name. */
export function makeRoutePath(routes: readonly Route[], name: string, params: Params = {}): string {
  const route = routes.find((row) => row.name === name)
  if (!route) throw new Error('Unexpected missing route')
  return route.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
}

function paramsOf(pattern: string, segments: string[]): Params | undefined {
  const parts = pattern.split('/').filter(Boolean)
  const isOpen = parts.at(-1) === '*'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  if (segments.length < fixed.length || (!isOpen && segments.length > fixed.length)) return undefined
  const params: Params = {}
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}
