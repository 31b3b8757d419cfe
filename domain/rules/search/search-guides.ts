import { isColorName } from '../../constants/colors.ts'
import { memoizeBounded } from '../../memoize-bounded.ts'
import type { Concept, Language } from './dictionary.ts'
import { splitFoldedWords } from './query-text.ts'
import { findConceptsInWords, findRelatedWords, splitQueryUnits } from './related-words.ts'

type Seen = {
  title: string
  alt_text: string
  dominant_color: string
  image_url: string | null
}
const MOST = 12
/** Fewer results than this need no guides. */
const LEAST_RESULTS = 8
/** A guide is shown by at least two results and at most this share of them. */
const LEAST_SHOWN = 2
const MOST_SHOWN = 0.8

/**
 * Picks what refines a search (search.10): concepts that some of the results show and the query doesn't name, those
 * that split the results best first, each with the picture of the first result that shows it. Guides name things:
 * colors have their own filter, and a mood narrows nothing.
 */
export function pickSearchGuides(query: string, results: readonly Seen[], language: Language) {
  if (results.length < LEAST_RESULTS) return []
  const asked = new Set(
    splitQueryUnits(splitFoldedWords(query)).flatMap((unit) => [
      unit,
      ...unit.split(' '),
      ...findRelatedWords(unit).same.en,
      ...findRelatedWords(unit).broader.en,
    ]),
  )
  const seen = new Map<string, { pins: Seen[]; word: string; display: string }>()
  for (const pin of results)
    for (const { key, word, names } of ideasOfText(`${pin.title} ${pin.alt_text}`)) {
      if (asked.has(key) || asked.has(word) || isColor(key) || isMood(key)) continue
      const known = seen.get(key)
      const display = named(names, word, language)
      if (known) known.pins.push(pin)
      else seen.set(key, { pins: [pin], word, display })
    }
  // A concept shared by half of the results splits them best.
  const splitOf = ({ pins }: { pins: Seen[] }) => pins.length * (results.length - pins.length)
  const pictures = new Set<string | null>()
  const pickPin = (pins: Seen[]) => {
    const pin = pins.find(({ image_url }) => !pictures.has(image_url)) ?? pins[0]
    pictures.add(pin?.image_url ?? null)
    return pin
  }
  return [...seen.values()]
    .filter(({ pins }) => pins.length >= LEAST_SHOWN && pins.length <= MOST_SHOWN * results.length)
    .sort((a, b) => splitOf(b) - splitOf(a) || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word, display, pins }, position) => {
      const { dominant_color = '', image_url = null } = pickPin(pins) ?? {}
      return { term: word, display, dominant_color, image_url, position }
    })
}

/** The display name of a chosen guide, the same as when it was offered. */
export function formatGuideName(term: string, language: Language): string {
  const [concept] = findConceptsInWords(splitFoldedWords(term))
  return named(concept?.names ?? {}, term, language)
}

function named(names: Concept['names'], word: string, language: Language): string {
  const name = (language === 'de' ? names.de : names.en) ?? word
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Cached, since the same texts are found often. */
const ideasOfText = memoizeBounded(5_000, (text: string) => findConceptsInWords(splitFoldedWords(text)))

const isColor = (key: string): boolean => key === 'color' || isColorName(key === 'gray' ? 'grey' : key)

const isMood = (key: string): boolean => key === 'mood' || findRelatedWords(key).broader.en.includes('mood')
