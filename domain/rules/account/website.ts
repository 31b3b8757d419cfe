/** Parses a website as people type it into a URL; null when it can't be one. */
export function parseWebsiteUrl(sent: string): string | null {
  const typed = sent.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+\.[^/]+:\d/.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.hostname.includes('.') && !url.username ? url.href : null
}

const NAME = 'bb-site-verification'

/** The host of a URL as claims compare it: lowercase, without "www.". */
export const toHostWithoutWww = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** The three proofs of website ownership for a token that only the claiming person has seen. */
export const makeWebsiteProofs = (token: string) => ({
  meta: `<meta name="${NAME}" content="${token}">`,
  file_name: `bb-${token}.html`,
  file_text: `${NAME}: ${token}`,
  dns: `${NAME}=${token}`,
})

type MetaTag = { name: string; content: string; isInHead: boolean }

/**
 * Whether the head of a page has the meta tag. Tags in the body don't count, because visitors may have written them.
 */
export const hasMetaProof = (metas: readonly MetaTag[], token: string): boolean =>
  metas.some((meta) => meta.isInHead && meta.name === NAME && meta.content === token)

/** Whether the file has exactly the expected text. A page that merely echoes the requested URL proves nothing. */
export const hasFileProof = (text: string, token: string): boolean => text.trim() === makeWebsiteProofs(token).file_text

export const hasDnsProof = (records: readonly string[], token: string): boolean =>
  records.some((record) => record.trim() === makeWebsiteProofs(token).dns)
