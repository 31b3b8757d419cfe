export type Findable = { title: string; description: string; text: string }

const WEIGHTS = { title: 6, description: 3, text: 1 } as const
/** How much an article must have of the words that are found at all, by how telling they are. */
const ENOUGH = 0.5

/** Lowercase without accents, so that "Pinnwand" finds "Pinnwände". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The articles that fit what was typed, the best first, each by its place in the list. A word counts where a word of the
 * article begins with it, a long one also inside of a word (German writes them together). Words that stand in few
 * articles tell more than words that stand in many, so "how do I delete my account" finds the one about deleting.
 */
export function findHelp(articles: readonly Findable[], query: string): number[] {
  const parts = articles.map((article) => ({
    title: wordsOf(article.title),
    description: wordsOf(article.description),
    text: wordsOf(article.text),
  }))
  const scored = typedWords(query).flatMap((typed) => {
    const inPart = (words: string[], weight: number) => (words.some((word) => fits(word, typed)) ? weight : 0)
    const scores = parts.map(
      ({ title, description, text }) =>
        inPart(title, WEIGHTS.title) + inPart(description, WEIGHTS.description) + inPart(text, WEIGHTS.text),
    )
    const count = scores.filter(Boolean).length
    return count ? [{ scores, telling: Math.log(1 + articles.length / count) }] : []
  })
  const all = sum(scored.map(({ telling }) => telling))
  return articles
    .map((_, at) => ({
      at,
      share: sum(scored.map(({ scores, telling }) => (scores[at] ? telling : 0))) / all,
      score: sum(scored.map(({ scores, telling }) => (scores[at] ?? 0) * telling)),
    }))
    .filter(({ share, score }) => score > 0 && share >= ENOUGH)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map(({ at }) => at)
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** Words of one or two letters tell nothing beside longer ones. */
function typedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const long = words.filter((word) => word.length >= SHORT)
  return long.length ? long : words
}

const SHORT = 3
const LONG = 4
const fits = (word: string, typed: string) =>
  word === typed ||
  (typed.length >= SHORT && word.startsWith(typed)) ||
  (typed.length >= LONG && (word.includes(typed) || isForm(typed, word)))

/** "deleting" and "delete", "boards" and "board": the same but for a short end. */
function isForm(typed: string, word: string): boolean {
  const stem = word.replace(/(e|en)$/, '')
  return stem.length >= LONG && typed.length - stem.length <= 4 && typed.startsWith(stem)
}
