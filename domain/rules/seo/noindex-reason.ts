const WORDS = `
  porn porno pornography nude nudes nudity nsfw xxx sex sexy erotic erotica fetish escort hentai onlyfans
  suicide suicidal self-harm thinspo pro-ana anorexia bulimia gore beheading torture
  cocaine heroin meth methamphetamine ketamine fentanyl
  nackt nackte erotik selbstmord suizid selbstverletzung kokain
`
/** A word of two parts is the same written together, apart or with a sign between them. */
const PATTERNS = WORDS.trim().replaceAll('-', '[\\s_-]*').split(/\s+/).join('|')
const SENSITIVE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PATTERNS})(?![\\p{L}\\p{N}])`, 'giu')

const isSensitive = (text: string | undefined) => text !== undefined && text.search(SENSITIVE) >= 0

/** The same words without those that search engines should not tie to a page. */
export const withoutSensitive = (text: string): string => text.replace(SENSITIVE, '').replace(/\s+/g, ' ').trim()

export type Described = {
  title: string
  description: string
  richTitle?: string | undefined
  richDescription?: string | undefined
  boardTitle?: string | undefined
  isPictureSensitive: boolean
  isListed: boolean
}

/** Why a pin's page stays out of search engines; null when it may be found. */
export function noindexReason(pin: Described): string | null {
  if (isSensitive(pin.title) || isSensitive(pin.description)) return 'sensitive_raw_pin_text'
  if (isSensitive(pin.richTitle)) return 'is_sensitive_rich_pin_title'
  if (isSensitive(pin.richDescription)) return 'is_sensitive_rich_pin_description'
  if (isSensitive(pin.boardTitle)) return 'is_sensitive_board_title'
  if (pin.isPictureSensitive) return 'sensitive_picture'
  return pin.isListed ? null : 'not_listed'
}
