const HERE = 'http://here.invalid'

/** Where to go on after login: a path of our own, never another site. */
export function localPath(next: string): string {
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/'
}
