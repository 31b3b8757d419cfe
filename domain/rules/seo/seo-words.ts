/** Spec 5, Limits. Exactly these reasons put the cleaned words in place of the pin's own. */
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

/** What a page calls itself, and what it says of itself, to search engines and visitors. */
export function seoWords(
  pin: Worded,
  own: { name: string; description: string },
): { name: string; description: string } {
  if (!pin.seo_noindex_reason || !CLEANED.has(pin.seo_noindex_reason)) return own
  return { name: pin.seo_title ?? '', description: pin.seo_description ?? '' }
}
