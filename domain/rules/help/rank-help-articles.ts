export type SearchableArticle = { title: string; description: string; text: string }

const WEIGHTS = { title: 6, description: 3, text: 1 } as const
/** Minimum share of the query's words (of those found at all) that an article must match, weighted by rarity. */
const ENOUGH = 0.5

/** Lowercase without accents, so that "Pinnwand" finds "Pinnwände". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Ranks help articles by a query and returns their indexes, the best first. A query word matches words that begin with
 * it, a long one also inside a word (for German compounds). Rare words weigh more, so "how do I delete my account"
 * finds the article about deleting.
 */
export function rankHelpArticles(articles: readonly SearchableArticle[], query: string): number[] {
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

/** Words of one or two letters are ignored when there are longer ones. */
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

/** Matches word forms that differ by a short ending: "deleting" and "delete", "boards" and "board". */
function isForm(typed: string, word: string): boolean {
  const stem = word.replace(/(e|en)$/, '')
  return stem.length >= LONG && typed.length - stem.length <= 4 && typed.startsWith(stem)
}
