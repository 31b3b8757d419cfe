/** Escapes the percent signs of a path that can't be decoded, so that it becomes an ordinary URL with a 404. */
export function toDecodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
