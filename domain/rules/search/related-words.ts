import { memoizeSome } from '../../memoize-some.ts'
import { allIdeas, type Idea, ideasOf, inflected, type Language, type Phrases, tellingWords } from './ideas.ts'
import { stemOf } from './stem.ts'

export const LONGEST_PHRASE = 3
/** Of how many words it is kept what they speak of. */
const REMEMBERED = 20_000

/** What means the same as a phrase, what stands below it, and what it belongs to. */
export type RelatedWords = { same: Phrases; below: Phrases; above: Phrases }

/** Most words begin no phrase of several. */
const mayBegin = memoizeSome(REMEMBERED, (word: string): boolean => {
  const { begins } = allIdeas()
  return begins.has(stemOf(word, 'en')) || begins.has(stemOf(word, 'de'))
})

/** Whether it is a word of an idea in German, as it is written, or inflected, too. */
export const isGermanWord = (word: string, asWritten = false): boolean => {
  const { de } = allIdeas()
  return de.has(`=${word}`) || (!asWritten && de.has(stemOf(word, 'de')))
}

export const isKnownPhrase = (words: readonly string[]): boolean => ideasOf(words.join(' '), 'en').length > 0

/** The words of a phrase that only leads to others: "hot drink" is a drink, too. Others are one: "hot air balloon". */
export function partsOf(phrase: string, first: Language): readonly string[] {
  const ideas = ideasOf(phrase, first)
  return ideas.length && ideas.every(({ leads }) => leads.en.length) ? tellingWords(phrase.split(' ')) : [phrase]
}

/** The first word of what a phrase speaks of. */
export const ideaOf = (phrase: string, first: Language): string | undefined => ideasOf(phrase, first)[0]?.en[0]

export const relatedWords = (phrase: string, first: Language = 'en'): RelatedWords => related(phrase, first)

const related = memoizeSome(REMEMBERED, (phrase: string, first: Language): RelatedWords => {
  const ideas = ideasOf(phrase, first)
  const below = new Set<Idea>()
  const walk = (idea: Idea) => {
    for (const lower of idea.below) {
      if (below.has(lower) || ideas.includes(lower)) continue
      below.add(lower)
      walk(lower)
    }
  }
  for (const idea of ideas) walk(idea)
  return {
    same: phrasesOf(ideas, phrase),
    below: phrasesOf([...below, ...[...ideas, ...below].map(({ leads }) => leads)], phrase),
    above: phrasesOf(
      ideas.flatMap((idea) => idea.above),
      phrase,
    ),
  }
})

/** The ideas that words speak of, each once: its key, the word that says it, and its names as they are written. */
export function ideasIn(
  words: readonly string[],
): { key: string; word: string; names: { en?: string; de?: string } }[] {
  const found = new Map<Idea, string>()
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let length = longestAt(words, at); length > 0 && !taken; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const idea = ideaSaid(phrase)
      if (!idea) continue
      if (!found.has(idea)) found.set(idea, phrase)
      taken = length
    }
    at += taken || 1
  }
  return [...found].map(([idea, word]) => ({ key: idea.en[0] ?? word, word, names: idea.names }))
}
const SHORT = 3

/** What a phrase of an English text speaks of first. */
const ideaSaid = memoizeSome(REMEMBERED, (phrase: string): Idea | null => {
  const { en } = allIdeas()
  return (en.get(`=${phrase}`) ?? (phrase.length > SHORT ? inflected(en, phrase, 'en') : undefined))?.[0] ?? null
})

/** How many words a phrase that begins here may have. */
const longestAt = (words: readonly string[], at: number): number =>
  mayBegin(words[at] ?? '') ? Math.min(LONGEST_PHRASE, words.length - at) : 1

function phrasesOf(ideas: readonly Phrases[], without: string): Phrases {
  const of = (language: Language) =>
    [...new Set(ideas.flatMap((idea) => idea[language]))].filter((one) => one !== without)
  return { en: of('en'), de: of('de') }
}

/** What was typed in the English words of its ideas where it is German: the model for texts knows English alone. */
export function inEnglish(words: readonly string[], first: Language): string {
  const units = unitsOf(words)
  const english = units.map((unit) => {
    const [idea] = ideasOf(unit, first)
    const isEnglish = idea?.en.some((one) => stemOf(one, 'en') === stemOf(unit, 'en')) ?? true
    return isEnglish ? unit : (idea?.en[0] ?? unit)
  })
  // Little words are kept where nothing was German.
  return (english.some((unit, at) => unit !== units[at]) ? english : words).join(' ')
}

/** The parts of a query: known phrases of up to three words stay together, little words are left out where others are left. */
export const unitsOf = (words: readonly string[]): readonly string[] => unitsIn(words.join(' '))

const unitsIn = memoizeSome(REMEMBERED, (text: string): readonly string[] => {
  const words = text.split(' ').filter(Boolean)
  const kept = tellingWords(words)
  const units: string[] = []
  for (let at = 0; at < kept.length; ) {
    let length = longestAt(kept, at)
    while (length > 1 && !isKnownPhrase(kept.slice(at, at + length))) length--
    units.push(kept.slice(at, at + length).join(' '))
    at += length
  }
  return units
})
