const ENDINGS = {
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'n'],
} as const
/** Endings before which a letter is written twice: "planning", "sunny", "Freundinnen". */
const DOUBLING: Record<keyof typeof ENDINGS, readonly string[]> = { en: ['ings', 'ing', 'ies', 'ed', 'y'], de: ['en'] }
const SHORTEST_STEM = 3

/** The same for the forms of a word in a language; roughly, for looking it up only. */
export const stemOf = (phrase: string, language: keyof typeof ENDINGS): string =>
  phrase
    .split(' ')
    .map((word) => once(parted(word, language).bare))
    .join(' ')

/** Whether two phrases with the same stem are forms of one: "planning" and "plan", but neither "cakke" nor "plann" and "plan". */
export function areForms(one: string, other: string, language: keyof typeof ENDINGS): boolean {
  const others = other.split(' ').map((word) => parted(word, language))
  return one.split(' ').every((word, at) => {
    const [a, b] = [parted(word, language), others[at]]
    if (!b || a.bare === b.bare) return b !== undefined
    return DOUBLING[language].includes((a.bare.length > b.bare.length ? a : b).ending)
  })
}

function parted(word: string, language: keyof typeof ENDINGS): { bare: string; ending: string } {
  const fits = (end: string) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM
  // An s after another is no ending: "grass".
  const ending = ENDINGS[language].find((end) => fits(end) && !(end === 's' && word.endsWith('ss'))) ?? ''
  return { bare: word.slice(0, word.length - ending.length), ending }
}

const once = (bare: string): string => bare.replace(/([bdfgklmnprt])\1$/, '$1')
