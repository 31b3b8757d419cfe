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

type MetaTag = { name: string; content: string; isInHead: boolean }

/** Whether the tags in a page's head give the proof. What stands in its body may be anyone's. */
export const hasMetaProof = (metas: readonly MetaTag[], token: string): boolean =>
  metas.some((meta) => meta.isInHead && meta.name === NAME && meta.content === token)

/** Whether a file says what it should and nothing else: a page that repeats every address it is asked for proves nothing. */
export const hasFileProof = (text: string, token: string): boolean => text.trim() === proofOf(token).file_text

export const hasDnsProof = (records: readonly string[], token: string): boolean =>
  records.some((record) => record.trim() === proofOf(token).dns)
