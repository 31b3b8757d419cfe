const ENDINGS = {
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'n'],
} as const
const SHORTEST_STEM = 3

/** A rough stem that is the same for all forms of a word; only for lookups. */
export const toRoughStem = (phrase: string, language: keyof typeof ENDINGS): string =>
  phrase
    .split(' ')
    .map((word) => once(bareOf(word, language)))
    .join(' ')

function bareOf(word: string, language: keyof typeof ENDINGS): string {
  // A double s is no ending ("grass"), nor is an n inside a syllable ("Kamin").
  const isNone = (end: string) => (end === 's' && word.endsWith('ss')) || (end === 'n' && !/[lr]n$/.test(word))
  const fits = (end: string) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM
  const ending = ENDINGS[language].find((end) => fits(end) && !isNone(end)) ?? ''
  return word.slice(0, word.length - ending.length)
}

const once = (bare: string): string => bare.replace(/([bdfgklmnprt])\1$/, '$1')

const SHORTEST_SINGULAR = 3

/**
 * Whether a word is the regular plural of another one, in English or German: "loafs" of "loaf", "drogen" of "droge".
 */
export function isPluralOf(word: string, one: string): boolean {
  if (one.length < SHORTEST_SINGULAR) return false
  const plurals = [`${one}s`, `${one}es`, ...(one.endsWith('e') ? [`${one}n`] : [])]
  return plurals.includes(word) || (one.endsWith('y') && word === `${one.slice(0, -1)}ies`)
}
