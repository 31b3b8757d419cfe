import type { Page } from '#domain/resource.ts'
import { type Named, questionKey, type Store } from '../../state/store.ts'

type Item = { type: string; id: string }
type Ref = { $: string }

const refOf = ({ type, id }: Item): Ref => ({ $: `${type}:${id}` })

/** Takes the newest page of a list in before what is known of it; when something in between is missing, instead of it. */
export function takeNewest(store: Store, question: Named, options: object, page: Page<Item>): void {
  const key = questionKey(question, options)
  const before = store.get().lists[key]
  const fresh = page.items.map(refOf)
  const isNew = new Set(fresh.map(({ $ }) => $))
  const known = (before?.items ?? []) as Ref[]
  if (!before || page.next === null || !known.some(({ $ }) => isNew.has($))) {
    store.take(question, options, page)
    return
  }
  const older = known.filter(({ $ }) => !isNew.has($))
  store.setLists({ [key]: { items: [...fresh, ...older], next: older.length ? before.next : page.next } })
}

/** Adds one item at the beginning of a list. */
export function takeFirst(store: Store, question: Named, options: object, item: Item): void {
  const key = questionKey(question, options)
  const before = store.get().lists[key]
  store.merge(item)
  if (!before) return
  const first = refOf(item)
  const others = (before.items as Ref[]).filter(({ $ }) => $ !== first.$)
  store.setLists({ [key]: { ...before, items: [first, ...others] } })
}
