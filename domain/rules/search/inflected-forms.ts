import type { Language } from './dictionary.ts'

const SHORTEST = 3

/**
 * Words that may be forms of the same word, by the rules of a language: "bake", "bakes" and "baker" for "baking", but
 * not "bakking". Irregular words are only found as written.
 */
export function inflectedForms(word: string, language: Language): ReadonlySet<string> {
  const bases = basesOf(word, language)
  if (language === 'de') return new Set([word, ...bases, ...germanPlurals(word)])
  const others = bases.flatMap(englishForms).filter((form) => !isAdjective(form))
  return new Set([word, ...bases, ...englishForms(word), ...others])
}

/** An adjective such as "cosy" is not the base of "cosed", though a verb "cose" could be. */
const isAdjective = (form: string): boolean => /[^l]y$/.test(form)

/** Whether two phrases are forms of each other, word by word. */
export function areInflections(phrase: string, other: string, language: Language): boolean {
  const [words, others] = [phrase.split(' '), other.split(' ')]
  return (
    words.length === others.length && words.every((word, at) => inflectedForms(word, language).has(others[at] ?? ''))
  )
}

const ENDINGS: Record<Language, RegExp> = {
  en: /^(ies|iest|ied|ier|iers|ily|iness|ves|e?s|ings?|e?d|e?rs?|e?st|y|ly|ful|less|ness|ments?|ions?|ors?)$/,
  de: /^(e|n|en|er|es|em|ern|nen|s)$/,
}
/** Letters that an ending may have replaced. */
const BEFORE: Record<Language, readonly string[]> = { en: ['', 'e', 'y', 'f', 'fe'], de: [''] }

function basesOf(word: string, language: Language): string[] {
  const makes = language === 'en' ? englishForms : germanForms
  const found: string[] = []
  for (let length = word.length - 1; length >= SHORTEST - 1; length--) {
    if (!ENDINGS[language].test(word.slice(length))) continue
    const bare = word.slice(0, length)
    const single = /([^aeiou])\1$/.test(bare) ? [bare.slice(0, -1)] : []
    found.push(
      ...[...BEFORE[language].map((end) => bare + end), ...single].filter((base) => makes(base).includes(word)),
    )
  }
  return found
}

function englishForms(word: string): string[] {
  if (word.length < SHORTEST) return []
  const withI = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : ''
  const plural = withI ? `${withI}es` : /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
  const plurals = [plural, ...(/[^aeiou]o$/.test(word) ? [`${word}es`] : []), ...withVes(word)]
  const doing = beforeVowel(word).flatMap((bare) => [`${bare}ing`, `${bare}ings`])
  const past = withI ? [withI] : /[eoy]e$/.test(word) ? [word.slice(0, -1)] : beforeVowel(word)
  const done = past.flatMap((bare) => ['ed', 'er', 'ers', 'est'].map((end) => bare + end))
  const made = ['ly', 'ful', 'less', 'ness', 'ment', 'ments'].map((end) => (withI || word) + end)
  const doers = /ate$/.test(word) ? ['ion', 'ions', 'or', 'ors'].map((end) => word.slice(0, -1) + end) : []
  const adjective = ONE_SYLLABLE.test(word) ? beforeVowel(word).map((bare) => `${bare}y`) : []
  return [...plurals, ...doing, ...done, ...made, ...doers, ...adjective]
}

/** Words with a silent e: "bake", "dance", "taste", "handle", but not "birde" or "cooke". */
const SILENT_E = /([^aeiou][aeiou][^aeiouwxy]|[cgsuvz]|th|st|[bdfgkptz]l)e$/
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy]+[^aeiouy]+e?$/

/** Forms before a vowel: "plan" becomes "plann", "bake" becomes "bak", "travel" may stay; few words end in "tt". */
function beforeVowel(word: string): string[] {
  if (/([bdgkmnprt])\1$/.test(word)) return []
  if (SILENT_E.test(word)) return [word.slice(0, -1)]
  const doubled = `${word}${word.at(-1)}`
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)) return [doubled]
  return /[^aeiou][aeiou]l$/.test(word) ? [word, doubled] : [word]
}

/** Plural of words such as "leaf": "leaves". */
const withVes = (word: string): string[] => (/[^f]fe?$/.test(word) ? [word.replace(/fe?$/, 'ves')] : [])

/** German plurals. An s only follows a vowel: other words have it from English. */
function germanPlurals(word: string): string[] {
  if (word.length < SHORTEST) return []
  if (word.endsWith('e')) return [`${word}n`]
  if (/[aiouy]$/.test(word)) return [`${word}s`, `${word}en`]
  return [
    `${word}e`,
    `${word}en`,
    ...(/e[lr]$/.test(word) ? [`${word}n`] : []),
    ...(/in$/.test(word) ? [`${word}nen`] : []),
  ]
}

const germanForms = (word: string): string[] => [
  ...germanPlurals(word),
  ...(word.length < SHORTEST || word.endsWith('e') ? [] : ['er', 'es', 'em', 'ern'].map((end) => word + end)),
]
