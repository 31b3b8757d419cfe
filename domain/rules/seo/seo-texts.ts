const WORDS = `
  porn porno pornography nude nudes nudity nsfw xxx sex sexy erotic erotica fetish escort hentai onlyfans
  suicide suicidal self-harm thinspo pro-ana anorexia bulimia gore beheading torture
  cocaine heroin meth methamphetamine ketamine fentanyl
  nackt nackte erotik selbstmord suizid selbstverletzung kokain
`
/** Words with two parts match joined, spaced or hyphenated. */
const PATTERNS = WORDS.trim().replaceAll('-', '[\\s_-]*').split(/\s+/).join('|')
const SENSITIVE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PATTERNS})(?![\\p{L}\\p{N}])`, 'giu')

export const hasSensitiveWords = (text: string | undefined) => text !== undefined && text.search(SENSITIVE) >= 0

/** Removes words that search engines should not associate with a page. */
export const removeSensitiveWords = (text: string): string => text.replace(SENSITIVE, '').replace(/\s+/g, ' ').trim()

export type PinSeoFacts = {
  title: string
  description: string
  richTitle?: string | undefined
  richDescription?: string | undefined
  boardTitle?: string | undefined
  isPictureSensitive: boolean
  isListed: boolean
}

/** The reason to keep a pin's page out of search engines; null when it may be indexed. */
export function noindexReason(pin: PinSeoFacts): string | null {
  if (hasSensitiveWords(pin.title) || hasSensitiveWords(pin.description)) return 'sensitive_raw_pin_text'
  if (hasSensitiveWords(pin.richTitle)) return 'is_sensitive_rich_pin_title'
  if (hasSensitiveWords(pin.richDescription)) return 'is_sensitive_rich_pin_description'
  if (hasSensitiveWords(pin.boardTitle)) return 'is_sensitive_board_title'
  if (pin.isPictureSensitive) return 'sensitive_picture'
  return pin.isListed ? null : 'not_listed'
}

/** Reasons for which cleaned texts replace the pin's own. */
const CLEANED = new Set([
  'sensitive_raw_pin_text',
  'is_sensitive_rich_pin_description',
  'is_sensitive_rich_pin_title',
  'is_sensitive_board_title',
])

type Worded = {
  seo_noindex_reason?: string | null | undefined
  seo_title?: string | undefined
  seo_description?: string | undefined
}

/** Name and description of a page for search engines and visitors. */
export function toSeoTexts(
  pin: Worded,
  own: { name: string; description: string },
): { name: string; description: string } {
  if (!pin.seo_noindex_reason || !CLEANED.has(pin.seo_noindex_reason)) return own
  return { name: pin.seo_title ?? '', description: pin.seo_description ?? '' }
}
