import { memoize } from '../../memoize.ts'
import { memoizeSome } from '../../memoize-some.ts'
import { foldedWords } from './fold.ts'
import { HOME_AND_FOOD } from './related/home-and-food.ts'
import { MAKING_AND_ART } from './related/making-and-art.ts'
import { NATURE } from './related/nature.ts'
import { PEOPLE_AND_PLACES } from './related/people-and-places.ts'
import { stemOf } from './stem.ts'

/**
 * Words of this field that mean the same, one idea a line: English words | German words | the idea above it, by its first word.
 * Whoever looks for an idea also finds those below it.
 */
const LINES = [NATURE, HOME_AND_FOOD, MAKING_AND_ART, PEOPLE_AND_PLACES]
export const LONGEST_PHRASE = 3
/** Of how many words it is kept what they speak of. */
const REMEMBERED = 20_000

/** English words stand in English texts, German ones in German texts: "Rock" is a skirt in one of them only. */
type Phrases = { en: readonly string[]; de: readonly string[] }
type Idea = Phrases & {
  /** Of its English phrases. */
  stems: readonly string[]
  names: { en?: string; de?: string }
  above: Idea[]
  below: Idea[]
}
/** `begins`: the stems of words that begin a phrase of several. */
type Ideas = Record<Language, ReadonlyMap<string, Idea[]>> & { begins: ReadonlySet<string> }
export type Language = keyof Phrases

/** What means the same as a phrase, what stands below it, and what it belongs to. */
export type RelatedWords = { same: Phrases; below: Phrases; above: Phrases }

const allIdeas = memoize((): Ideas => {
  const rows = LINES.join('\n')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [en = '', de = '', above = ''] = line.split('|').map((cell) => cell.trim())
      const names = { en: en.split(',')[0]?.trim() || undefined, de: de.split(',')[0]?.trim() || undefined }
      const english = phrasesIn(en)
      const stems = english.map((phrase) => stemOf(phrase, 'en'))
      return { idea: { en: english, de: phrasesIn(de), stems, names, above: [], below: [] } as Idea, above }
    })
  const byFirst = new Map(rows.map(({ idea }) => [idea.en[0], idea]))
  for (const { idea, above } of rows) {
    const upper = byFirst.get(foldedWords(above).join(' '))
    if (!upper || upper === idea) continue
    idea.above.push(upper)
    upper.below.push(idea)
  }
  const by = (language: Language) => {
    const found = new Map<string, Idea[]>()
    for (const { idea } of rows)
      for (const stem of new Set(idea[language].flatMap((one) => [`=${one}`, stemOf(one, language)])))
        found.set(stem, [...(found.get(stem) ?? []), idea])
    return found
  }
  const longer = rows.flatMap(({ idea }) => [...idea.en, ...idea.de]).filter((phrase) => phrase.includes(' '))
  const firsts = longer.map((phrase) => phrase.slice(0, phrase.indexOf(' ')))
  const begins = new Set(firsts.flatMap((word) => [stemOf(word, 'en'), stemOf(word, 'de')]))
  return { en: by('en'), de: by('de'), begins }
})

/** Most words begin no phrase of several. */
const mayBegin = memoizeSome(REMEMBERED, (word: string): boolean => {
  const { begins } = allIdeas()
  return begins.has(stemOf(word, 'en')) || begins.has(stemOf(word, 'de'))
})

const phrasesIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(',')
      .map((phrase) => foldedWords(phrase).join(' '))
      .filter(Boolean),
  ),
]

/** As it is written before as it may be inflected; a word of both languages is taken as one of the first of them. */
function ideasOf(phrase: string, first: Language): readonly Idea[] {
  const ideas = allIdeas()
  const [one, other] = first === 'en' ? [ideas.en, ideas.de] : [ideas.de, ideas.en]
  const written = `=${phrase}`
  return (
    one.get(written) ??
    other.get(written) ??
    inflected(one, phrase, first) ??
    inflected(other, phrase, first === 'en' ? 'de' : 'en') ??
    []
  )
}

/** The ideas one of whose words has the same stem: "baking" for "bake", but neither "fire" for "fir" nor "pin" for "pine". */
function inflected(
  ideas: ReadonlyMap<string, Idea[]>,
  phrase: string,
  language: Language,
): readonly Idea[] | undefined {
  const stem = stemOf(phrase, language)
  const found = ideas.get(stem)
  if (language !== 'en') return found
  const fitting = found?.filter((idea) =>
    idea.en.some((one, at) => idea.stems[at] === stem && !areApartByE(one, phrase) && !areApartByE(phrase, one)),
  )
  return fitting?.length ? fitting : undefined
}

/** An e at the end makes another word, except where it belongs to the plural ("boxes"). */
function areApartByE(one: string, other: string): boolean {
  const [short, long] = [one.replace(/s$/, ''), other.replace(/s$/, '')]
  return `${short}e` === long && !/(s|x|z|ch|sh|o)$/.test(short)
}

/** Whether it is a word of an idea in German, as it is written, or inflected, too. */
export const isGermanWord = (word: string, asWritten = false): boolean => {
  const { de } = allIdeas()
  return de.has(`=${word}`) || (!asWritten && de.has(stemOf(word, 'de')))
}

export const isKnownPhrase = (words: readonly string[]): boolean => ideasOf(words.join(' '), 'en').length > 0

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
    below: phrasesOf([...below], phrase),
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

function phrasesOf(ideas: readonly Idea[], without: string): Phrases {
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

/** Little words that say nothing beside others. */
const LITTLE = new Set(
  'a an and the of with for in on at by to from or my your our is are und der die das mit fur in im am auf von zu ein eine einem einen oder'.split(
    ' ',
  ),
)

/** The parts of a query: known phrases of up to three words stay together, little words are left out where others are left. */
export const unitsOf = (words: readonly string[]): readonly string[] => unitsIn(words.join(' '))

const unitsIn = memoizeSome(REMEMBERED, (text: string): readonly string[] => {
  const words = text.split(' ').filter(Boolean)
  const telling = words.filter((word) => !LITTLE.has(word))
  const kept = telling.length ? telling : words
  const units: string[] = []
  for (let at = 0; at < kept.length; ) {
    let length = longestAt(kept, at)
    while (length > 1 && !isKnownPhrase(kept.slice(at, at + length))) length--
    units.push(kept.slice(at, at + length).join(' '))
    at += length
  }
  return units
})
