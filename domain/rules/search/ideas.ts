import { memoize } from '../../memoize.ts'
import { foldedWords } from './fold.ts'
import { areForms } from './forms.ts'
import { ART_AND_MOODS } from './leading/art-and-moods.ts'
import { CLOTHES_AND_OCCASIONS } from './leading/clothes-and-occasions.ts'
import { NATURE_AND_JOURNEYS } from './leading/nature-and-journeys.ts'
import { PLACES } from './leading/places.ts'
import { ROOMS_AND_MEALS } from './leading/rooms-and-meals.ts'
import { HOME_AND_FOOD } from './related/home-and-food.ts'
import { MAKING_AND_ART } from './related/making-and-art.ts'
import { NATURE } from './related/nature.ts'
import { PEOPLE_AND_PLACES } from './related/people-and-places.ts'
import { withoutE } from './spelling.ts'
import { stemOf } from './stem.ts'

/**
 * Words of this field that mean the same, one idea a line: English words | German words | the idea above it, by its first word.
 * Whoever looks for an idea also finds those below it, and what stands behind a semicolon: "comfort food ; ramen" leads to ramen,
 * but ramen leads nowhere.
 */
const LINES = [
  ...[NATURE, HOME_AND_FOOD, MAKING_AND_ART, PEOPLE_AND_PLACES],
  ...[ROOMS_AND_MEALS, CLOTHES_AND_OCCASIONS, PLACES, NATURE_AND_JOURNEYS, ART_AND_MOODS],
]

/** English words stand in English texts, German ones in German texts: "Rock" is a skirt in one of them only. */
export type Phrases = { en: readonly string[]; de: readonly string[] }
export type Idea = Phrases & {
  /** What pins say that show it. */
  leads: Phrases
  names: { en?: string; de?: string }
  above: Idea[]
  below: Idea[]
}
/** `begins`: the stems of words that begin a phrase of several. */
type Ideas = Record<Language, ReadonlyMap<string, Idea[]>> & { begins: ReadonlySet<string> }
export type Language = keyof Phrases

export const allIdeas = memoize((): Ideas => {
  const rows = LINES.join('\n')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [en = '', de = '', above = ''] = line.split('|').map((cell) => cell.trim())
      const [enName, deName] = [en, de].map((cell) => cell.split(/[,;]/)[0]?.trim() || undefined)
      const names = { en: enName, de: deName }
      const [english, german] = [en, de].map((cell) => cell.split(';').map(phrasesIn)) as [string[][], string[][]]
      const [typed = [], leading = []] = english
      const leads = { en: leading, de: german[1] ?? [] }
      return { idea: { en: typed, de: german[0] ?? [], leads, names, above: [], below: [] } as Idea, above }
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
      for (const stem of new Set(keysOf(idea, language))) found.set(stem, [...(found.get(stem) ?? []), idea])
    for (const [stem, ideas] of found) found.set(stem, lowest(ideas))
    return found
  }
  const longer = rows.flatMap(({ idea }) => [...idea.en, ...idea.de]).filter((phrase) => phrase.includes(' '))
  const firsts = longer.map((phrase) => phrase.slice(0, phrase.indexOf(' ')))
  const begins = new Set(firsts.flatMap((word) => [stemOf(word, 'en'), stemOf(word, 'de')]))
  return { en: by('en'), de: by('de'), begins }
})

/** What an idea is looked up by: its phrases as written, as they are asked for ("bed breakfast"), and by their stems. */
const keysOf = (idea: Idea, language: Language): string[] =>
  idea[language].flatMap((one) => [`=${one}`, `=${tellingWords(one.split(' ')).join(' ')}`, stemOf(one, language)])

/** A word of a wide idea that is one of its own means just that: skiing is no other sport. */
const lowest = (ideas: readonly Idea[]): Idea[] =>
  ideas.filter((idea) => !ideas.some((other) => other !== idea && isBelow(other, idea)))

const isBelow = (idea: Idea, upper: Idea): boolean => idea.above.some((one) => one === upper || isBelow(one, upper))

const phrasesIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(',')
      .map((phrase) => foldedWords(phrase).join(' '))
      .filter(Boolean),
  ),
]

/** As it is written before as it may be inflected; a word of both languages is taken as one of the first of them. */
export function ideasOf(phrase: string, first: Language): readonly Idea[] {
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

/** The ideas one of whose words is a form of it: "baking" for "bake", but neither "fire" for "fir" nor "gardene" for "gardening". */
export function inflected(
  ideas: ReadonlyMap<string, Idea[]>,
  phrase: string,
  language: Language,
): readonly Idea[] | undefined {
  if (language === 'en' && withoutE(phrase).some((word) => ideas.has(`=${word}`))) return undefined
  const stem = stemOf(phrase, language)
  const fitting = ideas.get(stem)?.filter((idea) => idea[language].some((one) => areForms(phrase, one, language)))
  return fitting?.length ? fitting : undefined
}

/** Little words that say nothing beside others. */
const LITTLE = new Set(
  `a an and the of with for in on at by to from or my your our his her their is are be it its this that what how i we you s t
  und oder der die das den dem des ein eine einen einem einer mit fur im am auf von zu aus bei wie ist sind mein meine`.split(
    /\s+/,
  ),
)

export const isLittleWord = (word: string): boolean => LITTLE.has(word)

/** Without little words, where others are left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !LITTLE.has(word))
  return telling.length ? telling : words
}
