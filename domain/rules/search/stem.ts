const ENDINGS = {
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'n'],
} as const
/** Endings before which a letter is written twice: "planning", "sunny", "Freundinnen". */
const DOUBLING: Record<keyof typeof ENDINGS, readonly string[]> = { en: ['ings', 'ing', 'ies', 'ed', 'y'], de: ['en'] }
/** Endings that a German word may have by nature: "Becher", "Stern". */
const OWN_ENDINGS: readonly string[] = ['er', 'ern', 'em', 'n']
const SHORTEST_STEM = 3

/** The same for the forms of a word in a language; roughly, for looking it up only. */
export const stemOf = (phrase: string, language: keyof typeof ENDINGS): string =>
  phrase
    .split(' ')
    .map((word) => once(parted(word, language).bare))
    .join(' ')

/** Whether a phrase is a form of a known one with the same stem: "planning" of "plan", but not "cakke", nor "Bech" of "Becher". */
export function isFormOf(phrase: string, known: string, language: keyof typeof ENDINGS): boolean {
  const knowns = known.split(' ').map((word) => parted(word, language))
  const doubles = ({ ending }: { ending: string }) => DOUBLING[language].includes(ending)
  return phrase.split(' ').every((word, at) => {
    const [typed, one] = [parted(word, language), knowns[at]]
    if (!one || (OWN_ENDINGS.includes(one.ending) && typed.ending !== one.ending)) return false
    if (typed.bare === one.bare) return true
    const [long, short] = typed.bare.length > one.bare.length ? [typed, one] : [one, typed]
    return doubles(long) && !doubles(short)
  })
}

function parted(word: string, language: keyof typeof ENDINGS): { bare: string; ending: string } {
  // An s after another is no ending ("grass"), nor is an n in the middle of a syllable ("Kamin").
  const isNone = (end: string) => (end === 's' && word.endsWith('ss')) || (end === 'n' && !/[lr]n$/.test(word))
  const fits = (end: string) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM
  const ending = ENDINGS[language].find((end) => fits(end) && !isNone(end)) ?? ''
  return { bare: word.slice(0, word.length - ending.length), ending }
}

const once = (bare: string): string => bare.replace(/([bdfgklmnprt])\1$/, '$1')
