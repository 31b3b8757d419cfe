/** The letters of the face's second file, as `ui/fonts.css` names them. */
export const EXTENDED =
  '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u02bd-\\u02c5\\u02c7-\\u02cc\\u02ce-\\u02d7\\u02dd-\\u02ff\\u0304\\u0308\\u0329' +
  '\\u1d00-\\u1dbf\\u1e00-\\u1e9f\\u1ef2-\\u1eff\\u20a0-\\u20ab\\u20ad-\\u20c0\\u2113\\u2c60-\\u2c7f\\ua720-\\ua7ff'
const SAYS_EXTENDED = new RegExp(`>[^<]*[${EXTENDED}]`)

/** The files that the words of a page need beyond the face itself. One that came after the first paint would move what stands behind its letters. */
export const fontsFor = (markup: string, fonts: readonly string[]): readonly string[] =>
  SAYS_EXTENDED.test(markup) ? fonts : []
