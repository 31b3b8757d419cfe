import { memoize } from '../../memoize.ts'
import german from './dictionary/de.json' with { type: 'json' }
import english from './dictionary/en.json' with { type: 'json' }
import { areInflections } from './inflected-forms.ts'
import { splitFoldedWords } from './query-text.ts'
import { withoutFinalE } from './spelling.ts'
import { toRoughStem } from './word-forms.ts'

/** Words and phrases by language. German words are searched in German texts only: "Rock" is a skirt there. */
export type Phrases = { en: readonly string[]; de: readonly string[] }
export type Language = keyof Phrases

/**
 * A dictionary entry (`dictionary/README.md`): phrases with the same meaning, linked to broader and narrower entries.
 */
export type Concept = Phrases & {
  /** Display names by language. */
  names: { en?: string | undefined; de?: string | undefined }
  broader: Concept[]
  narrower: Concept[]
}

/** Concepts by their phrases and stems; `phraseStarts` has the stems of words that begin a phrase of several words. */
type Dictionary = Record<Language, ReadonlyMap<string, Concept[]>> & { phraseStarts: ReadonlySet<string> }
type EnglishEntry = { words: string[]; broader?: string }

export const loadDictionary = memoize((): Dictionary => {
  const entries = Object.entries(english as Record<string, EnglishEntry>)
  const concepts = new Map(
    entries.map(([key, { words }]) => {
      const de = (german as Record<string, string[]>)[key] ?? []
      const names = { en: words[0], de: de[0] }
      return [key, { en: toFolded(words), de: toFolded(de), names, broader: [], narrower: [] } as Concept]
    }),
  )
  for (const [key, { broader = '' }] of entries) {
    const [concept, wider] = [concepts.get(key), concepts.get(broader)]
    if (!concept || !wider) continue
    concept.broader.push(wider)
    wider.narrower.push(concept)
  }
  const all = [...concepts.values()]
  const by = (language: Language) => {
    const found = new Map<string, Concept[]>()
    for (const concept of all)
      for (const key of new Set(lookupKeys(concept, language))) found.set(key, [...(found.get(key) ?? []), concept])
    for (const [key, some] of found) found.set(key, narrowest(some))
    return found
  }
  const longer = all.flatMap(({ en, de }) => [...en, ...de]).filter((phrase) => phrase.includes(' '))
  const firsts = longer.map((phrase) => phrase.slice(0, phrase.indexOf(' ')))
  const phraseStarts = new Set(firsts.flatMap((word) => [toRoughStem(word, 'en'), toRoughStem(word, 'de')]))
  return { en: by('en'), de: by('de'), phraseStarts }
})

const toFolded = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.map((phrase) => splitFoldedWords(phrase).join(' ')).filter(Boolean)),
]

/** Phrases as written, without stop words ("bed breakfast"), and by their stems. */
const lookupKeys = (concept: Concept, language: Language): string[] =>
  concept[language].flatMap((one) => [
    `=${one}`,
    `=${withoutStopWords(one.split(' ')).join(' ')}`,
    toRoughStem(one, language),
  ])

/** A word of a broad concept that also has its own entry means only the latter: skiing is no other sport. */
const narrowest = (concepts: readonly Concept[]): Concept[] =>
  concepts.filter((concept) => !concepts.some((other) => other !== concept && isNarrower(other, concept)))

const isNarrower = (concept: Concept, wider: Concept): boolean =>
  concept.broader.some((one) => one === wider || isNarrower(one, wider))

/** Concepts of a phrase: exact matches before inflected ones, the viewer's language before the other. */
export function findConcepts(phrase: string, first: Language): readonly Concept[] {
  const dictionary = loadDictionary()
  const second = first === 'en' ? 'de' : 'en'
  return (
    dictionary[first].get(`=${phrase}`) ??
    dictionary[second].get(`=${phrase}`) ??
    findConceptsByInflection(phrase, first) ??
    findConceptsByInflection(phrase, second) ??
    []
  )
}

/** Concepts of an inflected form: "baking" for "bake", but neither "fire" for "fir" nor "gardene" for "gardening". */
export function findConceptsByInflection(phrase: string, language: Language): readonly Concept[] | undefined {
  const concepts = loadDictionary()[language]
  if (language === 'en' && withoutFinalE(phrase).some((word) => concepts.has(`=${word}`))) return undefined
  const sameStem = concepts.get(toRoughStem(phrase, language))
  const fitting = sameStem?.filter((concept) => concept[language].some((one) => areInflections(phrase, one, language)))
  return fitting?.length ? fitting : undefined
}

/** Stop words. */
const LITTLE = new Set(
  `a an and the of with for in on at by to from or my your our his her their is are be it its this that what how i we you s t
  und oder der die das den dem des ein eine einen einem einer mit fur im am auf von zu aus bei wie ist sind mein meine`.split(
    /\s+/,
  ),
)

export const isStopWord = (word: string): boolean => LITTLE.has(word)

/** Removes stop words, unless nothing else would be left. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !LITTLE.has(word))
  return telling.length ? telling : words
}
