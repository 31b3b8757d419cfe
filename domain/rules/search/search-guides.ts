import { isColorName } from '../../constants/colors.ts'
import { memoizeSome } from '../../memoize-some.ts'
import { COLOR_SWATCHES } from '../visual/colors.ts'
import { foldedWords } from './fold.ts'
import type { Language } from './ideas.ts'
import { ideasIn, relatedWords, unitsOf } from './related-words.ts'

type Seen = { title: string; alt_text: string; dominant_color: string }
const MOST = 12
/** Of many results several have to share a guide; of few each counts. */
const FEW = 8

/**
 * Search.10. What narrows a search: ideas of this field that some of the results show and the query does not name, most shared
 * first. A guide is a word that stands in a result, so that it leads to at least that one.
 */
export function searchGuides(query: string, results: readonly Seen[], language: Language) {
  const asked = new Set(
    unitsOf(foldedWords(query)).flatMap((unit) => [
      unit,
      ...unit.split(' '),
      ...relatedWords(unit).same.en,
      ...relatedWords(unit).above.en,
    ]),
  )
  const seen = new Map<string, { count: number; color: string; word: string; display: string }>()
  for (const { title, alt_text, dominant_color } of results)
    for (const { key, word, names } of ideasOfText(`${title} ${alt_text}`)) {
      if (asked.has(key) || asked.has(word)) continue
      const known = seen.get(key)
      const display = named(names, word, language)
      if (known) known.count++
      else seen.set(key, { count: 1, color: swatchOf(key) ?? dominant_color, word, display })
    }
  const least = results.length > FEW ? 2 : 1
  return [...seen.values()]
    .filter(({ count }) => count >= least && count < results.length)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word, display, color }, position) => ({
      term: word,
      display,
      dominant_color: color,
      position,
    }))
}

/** How a chosen guide is shown: as it was when it was offered. */
export function guideName(term: string, language: Language): string {
  const [idea] = ideasIn(foldedWords(term))
  return named(idea?.names ?? {}, term, language)
}

function named(names: { en?: string; de?: string }, word: string, language: Language): string {
  const name = (language === 'de' ? names.de : names.en) ?? word
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** What is often found is looked through once. */
const ideasOfText = memoizeSome(5_000, (text: string) => ideasIn(foldedWords(text)))

/** A guide that names a color shows it; another has the color of a picture that it stands for. */
function swatchOf(idea: string): string | undefined {
  const name = idea === 'gray' ? 'grey' : idea
  return isColorName(name) ? COLOR_SWATCHES[name] : undefined
}
