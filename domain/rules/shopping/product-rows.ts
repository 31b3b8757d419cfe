/** Fewer are no row. */
export const ROW_MIN = 3
const ROW_MOST = 12

type Listed = { id: string }
type Told<T> = { related: readonly Listed[]; fromShop: readonly T[]; forLess: readonly T[] }

/** card.53. The rows below a product: a thing stands in one of them, and in none when it stands among what is related. */
export function productRowsShown<T extends Listed>({ related, fromShop, forLess }: Told<T>): Omit<Told<T>, 'related'> {
  const row = (products: readonly T[], elsewhere: readonly Listed[]) => {
    const taken = new Set(elsewhere.map(({ id }) => id))
    const left = products.filter(({ id }) => !taken.has(id)).slice(0, ROW_MOST)
    return left.length < ROW_MIN ? [] : left
  }
  // What costs less is rarer: it has the first choice.
  const less = row(forLess, related)
  return { forLess: less, fromShop: row(fromShop, [...related, ...less]) }
}
