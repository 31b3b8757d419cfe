/** Whether a topic's name already includes the word ideas: "Dinner ideas", "Geschenkideen". */
export const hasIdeasInName = (name: string): boolean => /\bideas?$|(?<!orch)ideen$/iu.test(name.trim())

const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Scripts without spaces between words, where a word may begin anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/**
 * How a typed text matches a name, both lowercase: a whole word is best, the beginning of a word second; the inside of
 * a word doesn't match.
 */
export function nameMatchKind(name: string, typed: string): 'word' | 'beginning' | null {
  if (UNSPACED.test(typed)) return name.includes(typed) ? 'word' : null
  let fit: 'beginning' | null = null
  for (let at = name.indexOf(typed); at >= 0; at = name.indexOf(typed, at + 1)) {
    if (LETTER.test(name[at - 1] ?? '')) continue
    if (!LETTER.test(name[at + typed.length] ?? '')) return 'word'
    fit = 'beginning'
  }
  return fit
}
