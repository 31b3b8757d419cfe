const ENDINGS = {
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'n'],
} as const
const SHORTEST_STEM = 3

/** The same for the forms of a word in a language; roughly, for looking it up only. */
export const stemOf = (phrase: string, language: keyof typeof ENDINGS): string =>
  phrase
    .split(' ')
    .map((word) => once(bareOf(word, language)))
    .join(' ')

function bareOf(word: string, language: keyof typeof ENDINGS): string {
  // An s after another is no ending ("grass"), nor is an n in the middle of a syllable ("Kamin").
  const isNone = (end: string) => (end === 's' && word.endsWith('ss')) || (end === 'n' && !/[lr]n$/.test(word))
  const fits = (end: string) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM
  const ending = ENDINGS[language].find((end) => fits(end) && !isNone(end)) ?? ''
  return word.slice(0, word.length - ending.length)
}

const once = (bare: string): string => bare.replace(/([bdfgklmnprt])\1$/, '$1')
