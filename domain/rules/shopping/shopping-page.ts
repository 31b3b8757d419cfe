/** Maximum number of pages that exist by themselves. */
export const SHOPPING_PAGES_MAX = 5_000

/** Title of a shopping page: "mid-century-lamp" becomes "Mid Century Lamp" (route.33). */
export const shoppingPageName = (slug: string): string =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const toShoppingSlug = (text: string): string => wordsOf(text).join('-')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a name has all words of a slug, in singular or plural. */
export function hasAllWordsOfSlug(name: string, slug: string): boolean {
  const said = new Set(wordsOf(name).map(singular))
  return slug.split('-').every((word) => said.has(singular(word)))
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** Words that are no page by themselves. */
const EMPTY = new Set(
  'a an and the of for in on with to by from my our your der die das und für mit von aus'.split(' '),
)

/** Slugs of possible pages for a product's name: each of its words, and each pair of neighbors. */
export function listShoppingSlugs(name: string): string[] {
  const words = wordsOf(name).map(singular)
  const isTelling = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !EMPTY.has(word) && !/^\d+$/.test(word)
  const pairs = words
    .slice(1)
    .flatMap((word, at) => (isTelling(word) && isTelling(words[at]) ? [`${words[at]}-${word}`] : []))
  return [...new Set([...words.filter(isTelling), ...pairs])]
}

type Offer = { price: number | null; min_price: number | null; standard_price: number | null }

/** On sale means cheaper than the standard price (route.34). */
export function isBelowStandardPrice(offer: Offer | null | undefined): boolean {
  const price = offer?.price ?? offer?.min_price ?? null
  const standard = offer?.standard_price ?? null
  return price !== null && standard !== null && price < standard
}
