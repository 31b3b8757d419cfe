/** D63. A page exists by itself from so many products on, and there are at most so many pages. */
export const PRODUCTS_FOR_A_PAGE = 8
export const PAGES_MOST = 5_000

/** route.33. "mid-century-lamp" is headed "Mid Century Lamp". */
export const shoppingPageName = (slug: string): string =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const shoppingSlug = (text: string): string => wordsOf(text).join('-')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a name has all words of a slug, in one number or the other. */
export function fitsSlug(name: string, slug: string): boolean {
  const said = new Set(wordsOf(name).map(singular))
  return slug.split('-').every((word) => said.has(singular(word)))
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** Words that make no page by themselves. */
const EMPTY = new Set(
  'a an and the of for in on with to by from my our your der die das und für mit von aus'.split(' '),
)

/** The slugs that a product's name could have a page for: each of its words, and each two that stand together. */
export function slugsOf(name: string): string[] {
  const words = wordsOf(name).map(singular)
  const isTelling = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !EMPTY.has(word) && !/^\d+$/.test(word)
  const pairs = words
    .slice(1)
    .flatMap((word, at) => (isTelling(word) && isTelling(words[at]) ? [`${words[at]}-${word}`] : []))
  return [...new Set([...words.filter(isTelling), ...pairs])]
}

type Offer = { price: number | null; min_price: number | null; standard_price: number | null }

/** route.34. On sale is what costs less than its standard price. */
export function isLowered(offer: Offer | null | undefined): boolean {
  const price = offer?.price ?? offer?.min_price ?? null
  const standard = offer?.standard_price ?? null
  return price !== null && standard !== null && price < standard
}
