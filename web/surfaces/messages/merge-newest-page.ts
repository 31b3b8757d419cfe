import type { Page } from '#domain/resource.ts'
import { makeQuestionKey, type QuestionIdentity, type Store } from '../../state/store.ts'

type Item = { type: string; id: string }
type Ref = { $: string }

const refOf = ({ type, id }: Item): Ref => ({ $: `${type}:${id}` })

/** Puts the newest page in front of the stored list; replaces the list when there may be a gap between the two. */
export function mergeNewestPage(store: Store, question: QuestionIdentity, options: object, page: Page<Item>): void {
  const key = makeQuestionKey(question, options)
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

/** Puts one item at the beginning of a list. */
export function prependListItem(store: Store, question: QuestionIdentity, options: object, item: Item): void {
  const key = makeQuestionKey(question, options)
  const before = store.get().lists[key]
  store.merge(item)
  if (!before) return
  const first = refOf(item)
  const others = (before.items as Ref[]).filter(({ $ }) => $ !== first.$)
  store.setLists({ [key]: { ...before, items: [first, ...others] } })
}
