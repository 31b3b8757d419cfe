import { ENOUGH, LIST_MOST, OF_A_CREATOR } from './today-lists.ts'

/** `rank`: below 0 what staff put there, in their order; then lowered prices, then the others. */
type Product<I> = { id: I; creator: I | null; rank: number }

/** What is saved here, filled from everywhere below 8; lowered prices come first wherever they are saved. */
export function shopList<I>(products: readonly Product<I>[], here: ReadonlySet<I> | null): I[] {
  const isHere = ({ id, rank }: Product<I>) => !here || rank < 0 || here.has(id)
  const own = fewOfEach(products.filter(isHere))
  const hereFirst = products.toSorted((a, b) => a.rank - b.rank || Number(isHere(b)) - Number(isHere(a)))
  const wanted = own.length >= ENOUGH ? own : fewOfEach(hereFirst)
  return wanted.filter(({ rank }, at) => rank < 0 || at < LIST_MOST).map(({ id }) => id)
}

/** One creator at most twice beside what staff put there, before it is told whether there are enough. */
function fewOfEach<I>(products: readonly Product<I>[]): Product<I>[] {
  const times = new Map<I, number>()
  return products.filter(({ creator, rank }) => {
    if (!creator) return true
    times.set(creator, (times.get(creator) ?? 0) + 1)
    return rank < 0 || (times.get(creator) ?? 0) <= OF_A_CREATOR
  })
}
