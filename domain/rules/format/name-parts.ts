/** A piece of a message: plain text or a link. */
export type MessagePart = { text: string; href?: string }

const ANCHOR = /<a\s+href="([^"<>]*)"\s*>([^<>]*)<\/a>/g
const MAY_LEAD_TO = /^(https?:\/\/|\/(?!\/))/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Message text allows simple anchors only; any other tag is shown as typed. */
export function parseMessageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of message.matchAll(ANCHOR)) {
    const href = asTyped(match[1] ?? '')
    if (!MAY_LEAD_TO.test(href)) continue
    parts.push({ text: asTyped(message.slice(end, match.index)) }, { text: asTyped(match[2] ?? ''), href })
    end = match.index + match[0].length
  }
  return [...parts, { text: asTyped(message.slice(end)) }].filter(({ text }) => text !== '')
}

const asTyped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string)

export type NameTextPart = { text: string; isName: boolean; at: number }

/** Splits a sentence into the names in it and the text between them. */
export function splitNames(sentence: string, names: readonly string[]): NameTextPart[] {
  const parts: NameTextPart[] = []
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
