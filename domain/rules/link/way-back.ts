const LONGEST = 2_000

/** Where someone goes on after a login. An address that would not fit into a header goes on without its query, or at home. */
export function wayBack(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  return [url, path].find((one) => one.length <= LONGEST) ?? '/'
}
