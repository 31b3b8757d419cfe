export type NamePart = { text: string; isName: boolean; at: number }

/** A sentence in its parts: the names in it, and what stands between them. */
export function nameParts(sentence: string, names: readonly string[]): NamePart[] {
  const parts: NamePart[] = []
  let from = 0
  while (from < sentence.length) {
    const next = firstName(sentence, names, from)
    const until = next?.at ?? sentence.length
    if (until > from) parts.push({ text: sentence.slice(from, until), isName: false, at: from })
    if (!next) break
    parts.push({ text: next.name, isName: true, at: next.at })
    from = next.at + next.name.length
  }
  return parts
}

function firstName(sentence: string, names: readonly string[], from: number) {
  const found = names.flatMap((name) => {
    const at = name ? sentence.indexOf(name, from) : -1
    return at < 0 ? [] : [{ name, at }]
  })
  return found.toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)[0]
}
