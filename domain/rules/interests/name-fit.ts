const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Whoever writes in these puts no space between words, so that a word may begin anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** How what is typed fits a name, both in small letters: a word of it is best, the beginning of one is less; inside a word is nothing. */
export function nameFit(name: string, typed: string): 'word' | 'beginning' | null {
  if (UNSPACED.test(typed)) return name.includes(typed) ? 'word' : null
  let fit: 'beginning' | null = null
  for (let at = name.indexOf(typed); at >= 0; at = name.indexOf(typed, at + 1)) {
    if (LETTER.test(name[at - 1] ?? '')) continue
    if (!LETTER.test(name[at + typed.length] ?? '')) return 'word'
    fit = 'beginning'
  }
  return fit
}
