type Shared = { title: string; text: string; url: string }

/** The link of a share and its other text. Most Android apps send a link as the text, or at its end. */
export function toSharedLink({ text, url }: Shared): { link?: string; text: string } {
  const given = url.trim()
  if (isWebUrl(given)) return { link: given, text: text.replace(given, '').trim() }
  const found = text.match(/https?:\/\/\S+/g)?.find(isWebUrl)
  return found ? { link: found, text: text.replace(found, '').trim() } : { text: text.trim() }
}

const isWebUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
