const ENDINGS = {
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's', 'e', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'n'],
} as const
const SHORTEST_STEM = 3

/** The same for the forms of a word in a language; roughly, for looking it up only. */
export const stemOf = (phrase: string, language: keyof typeof ENDINGS): string =>
  phrase
    .split(' ')
    .map((word) => {
      const ending = ENDINGS[language].find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
      return (ending ? word.slice(0, -ending.length) : word).replace(/([bdfgklmnprt])\1$/, '$1')
    })
    .join(' ')
