const DEEPEST = 6

/** The addresses that an address carries within itself, outermost first: where a chain of redirects would lead. */
export function urlChain(address: string, depth = 0): URL[] {
  if (depth > DEEPEST || !URL.canParse(address)) return []
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return []
  const inside = [...url.searchParams.values(), decoded(url.pathname.slice(1)), decoded(url.hash.slice(1))]
  const next = inside
    .map((text) => /https?:(?:\/|%2f){2}.*/i.exec(text)?.[0])
    .filter((text) => text !== undefined)
    .map((text) => urlChain(/%2f/i.test(text.slice(0, 12)) ? decoded(text) : text, depth + 1))
    .sort((a, b) => b.length - a.length)[0]
  return [url, ...(next ?? [])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
