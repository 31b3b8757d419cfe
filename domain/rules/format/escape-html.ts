const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes HTML. Values are escaped once, when HTML is written. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)
}

/** Every character that XML 1.0 forbids, even as a reference: most control characters, half surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes text for XML and drops forbidden characters. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''))
