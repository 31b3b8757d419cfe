const HERE = 'http://here.invalid'

/** The path to open after login: on our own site, never on another one. */
export function toLocalPath(next: string): string {
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}

const LONGEST = 2_000

/**
 * The path to return to after a login. If the URL is too long for a header, its query is dropped, or the path is home.
 */
export function loginReturnPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  return [url, path].find((one) => one.length <= LONGEST) ?? '/'
}
