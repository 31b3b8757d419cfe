/** Unicode ranges of the face's further Latin font files, as declared in `ui/fonts.css`. */
export const LATIN_UNICODE_RANGES = {
  'figtree-latin-1':
    '\\u00a1-\\u00b6\\u00b8-\\u00ff\\u0131\\u0152-\\u0153\\u02bb-\\u02bc\\u02c6\\u02da' +
    '\\u02dc\\u2000-\\u2012\\u2015-\\u2017\\u201a-\\u201b\\u201e-\\u2021\\u2023-\\u2025\\u2027-\\u206f\\u20ac\\u2122\\u2191\\u2193\\u2212\\u2215\\ufeff\\ufffd',
  'figtree-latin-ext':
    '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u02bd-\\u02c5\\u02c7-\\u02cc\\u02ce-\\u02d7\\u02dd-\\u02ff\\u0304\\u0308\\u0329' +
    '\\u1d00-\\u1dbf\\u1e00-\\u1e9f\\u1ef2-\\u1eff\\u20a0-\\u20ab\\u20ad-\\u20c0\\u2113\\u2c60-\\u2c7f\\ua720-\\ua7ff',
} as const
const FILES = Object.entries(LATIN_UNICODE_RANGES).map(([file, letters]) => ({
  file,
  isShown: new RegExp(`>[^<]*[${letters}]`),
}))

/**
 * Lists the font files that a page's text needs beyond the base face. A font that loads after the first paint would
 * shift the text.
 */
export const listNeededFonts = (markup: string, fonts: readonly string[]): readonly string[] =>
  fonts.filter((font) => FILES.some(({ file, isShown }) => font.includes(`/${file}-`) && isShown.test(markup)))
