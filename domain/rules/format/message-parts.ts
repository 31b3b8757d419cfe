/** A piece of a message: text, or text that leads somewhere. */
export type MessagePart = { text: string; href?: string }

const ANCHOR = /<a\s+href="([^"<>]*)"\s*>([^<>]*)<\/a>/g
const MAY_LEAD_TO = /^(https?:\/\/|\/(?!\/))/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Spec 5, Links. Message text allows simple anchors only; everything else that looks like a tag is read as typed. */
export function messageParts(message: string): MessagePart[] {
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
