import { memoizeBounded } from '../../memoize-bounded.ts'
import {
  type Concept,
  findConcepts,
  findConceptsByInflection,
  type Language,
  loadDictionary,
  type Phrases,
  withoutStopWords,
} from './dictionary.ts'
import { toRoughStem } from './word-forms.ts'

export const PHRASE_WORDS_MAX = 3
/** Cache size, in words. */
const REMEMBERED = 20_000

/** Dictionary words related to a phrase: synonyms, and words of narrower and broader concepts. */
export type RelatedWords = { same: Phrases; narrower: Phrases; broader: Phrases }

/** Quick check, since most words begin no phrase of several words. */
const mayBeginPhrase = memoizeBounded(REMEMBERED, (word: string): boolean => {
  const { phraseStarts } = loadDictionary()
  return phraseStarts.has(toRoughStem(word, 'en')) || phraseStarts.has(toRoughStem(word, 'de'))
})

/** Whether the dictionary has a German word, exactly or also as an inflected form. */
export const isGermanWord = (word: string, asWritten = false): boolean => {
  const { de } = loadDictionary()
  return de.has(`=${word}`) || (!asWritten && de.has(toRoughStem(word, 'de')))
}

export const isKnownPhrase = (words: readonly string[]): boolean => findConcepts(words.join(' '), 'en').length > 0

/** The main English word of a phrase's concept. */
export const conceptName = (phrase: string, first: Language): string | undefined =>
  findConcepts(phrase, first)[0]?.en[0]

export const findRelatedWords = (phrase: string, first: Language = 'en'): RelatedWords => related(phrase, first)

const related = memoizeBounded(REMEMBERED, (phrase: string, first: Language): RelatedWords => {
  const concepts = findConcepts(phrase, first)
  const narrower = new Set<Concept>()
  const walk = (concept: Concept) => {
    for (const lower of concept.narrower) {
      if (narrower.has(lower) || concepts.includes(lower)) continue
      narrower.add(lower)
      walk(lower)
    }
  }
  for (const concept of concepts) walk(concept)
  return {
    same: phrasesOf(concepts, phrase),
    narrower: phrasesOf([...narrower], phrase),
    broader: phrasesOf(
      concepts.flatMap((concept) => concept.broader),
      phrase,
    ),
  }
})

/** The distinct concepts that words refer to: key, matching word, and display names. */
export function findConceptsInWords(
  words: readonly string[],
): { key: string; word: string; names: Concept['names'] }[] {
  const found = new Map<Concept, string>()
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let length = longestAt(words, at); length > 0 && !taken; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const concept = englishConcept(phrase)
      if (!concept) continue
      if (!found.has(concept)) found.set(concept, phrase)
      taken = length
    }
    at += taken || 1
  }
  return [...found].map(([concept, word]) => ({ key: concept.en[0] ?? word, word, names: concept.names }))
}
const SHORT = 3

/** The first concept of a phrase in an English text. */
const englishConcept = memoizeBounded(REMEMBERED, (phrase: string): Concept | null => {
  const asWritten = loadDictionary().en.get(`=${phrase}`)
  return (asWritten ?? (phrase.length > SHORT ? findConceptsByInflection(phrase, 'en') : undefined))?.[0] ?? null
})

/** Maximum number of words of a phrase that begins here. */
const longestAt = (words: readonly string[], at: number): number =>
  mayBeginPhrase(words[at] ?? '') ? Math.min(PHRASE_WORDS_MAX, words.length - at) : 1

function phrasesOf(concepts: readonly Phrases[], without: string): Phrases {
  const of = (language: Language) =>
    [...new Set(concepts.flatMap((concept) => concept[language]))].filter((one) => one !== without)
  return { en: of('en'), de: of('de') }
}

/** Translates the German words of a query by their concepts, since the text model only knows English. */
export function translateToEnglish(words: readonly string[], first: Language): string {
  const units = splitQueryUnits(words)
  const english = units.map((unit) => {
    const [concept] = findConcepts(unit, first)
    const isEnglish = concept?.en.some((one) => toRoughStem(one, 'en') === toRoughStem(unit, 'en')) ?? true
    return isEnglish ? unit : (concept?.en[0] ?? unit)
  })
  // Stop words are kept if nothing was translated.
  return (english.some((unit, at) => unit !== units[at]) ? english : words).join(' ')
}

/**
 * Splits a query into units: known phrases of up to three words stay together; stop words are removed unless nothing
 * else is left.
 */
export const splitQueryUnits = (words: readonly string[]): readonly string[] => unitsIn(words.join(' '))

const unitsIn = memoizeBounded(REMEMBERED, (text: string): readonly string[] => {
  const words = text.split(' ').filter(Boolean)
  const kept = withoutStopWords(words)
  const units: string[] = []
  for (let at = 0; at < kept.length; ) {
    let length = longestAt(kept, at)
    while (length > 1 && !isKnownPhrase(kept.slice(at, at + length))) length--
    units.push(kept.slice(at, at + length).join(' '))
    at += length
  }
  return units
})
