const NAME = 'bb-site-verification'

/** A host as it is claimed and compared: small letters, without "www.". */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** The three ways to prove that a website is one's own, for a token that only its owner was shown. */
export const proofOf = (token: string) => ({
  meta: `<meta name="${NAME}" content="${token}">`,
  file_name: `bb-${token}.html`,
  file_text: `${NAME}: ${token}`,
  dns: `${NAME}=${token}`,
})

/** Whether a page's tags give the proof. What stands in comments or scripts is no tag. */
export function hasMetaProof(html: string, token: string): boolean {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
  const head = visible.split(/<body\b/i)[0] ?? ''
  const tags = head.match(/<meta\b[^>]*>/gi) ?? []
  return tags.some((tag) => attribute(tag, 'name') === NAME && attribute(tag, 'content') === token)
}

const attribute = (tag: string, name: string): string | undefined =>
  tag
    .match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i'))
    ?.slice(1)
    .find(Boolean)

/** Whether a file says what it should and nothing else: a page that repeats every address it is asked for proves nothing. */
export const hasFileProof = (text: string, token: string): boolean => text.trim() === proofOf(token).file_text

export const hasDnsProof = (records: readonly string[], token: string): boolean =>
  records.some((record) => record.trim() === proofOf(token).dns)
