type MessagePart = { text: string; href: string | null }

/** Splits a message at its placeholders: {0} is the first link, shown by its title. One without a link or title is left out. */
export function splitMessageLinks(
  message: string,
  links: readonly string[] = [],
  linkTitles: readonly string[] = [],
): MessagePart[] {
  const parts = message.split(/\{(\d+)\}/).map((text, at): MessagePart => {
    if (at % 2 === 0) return { text, href: null }
    const [href, title] = [links[Number(text)], linkTitles[Number(text)]]
    return { text: title ?? '', href: title ? (href ?? null) : null }
  })
  return parts.filter(({ text }) => text)
}
