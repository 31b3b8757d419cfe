const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Text as it is compared, the same as `plain_text` of the database: lower case, without the marks of any script. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')

/** The words of a text, folded: runs of letters and numbers. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
