import type { AnswerOf, OptionsOf, Question } from '#domain/resource.ts'
import { type Entities, expandEntityRefs, isEntityRef, toEntityKey } from './entities.ts'
import { recordStoreRead } from './recently-read.ts'
import { makeQuestionKey, type StoredList, type StoreState } from './store.ts'

export function selectAnswer<Q extends Question>(
  state: StoreState,
  question: Q,
  options: OptionsOf<Q>,
): AnswerOf<Q> | undefined {
  const key = makeQuestionKey(question, options as object)
  recordStoreRead(state, key)
  return expandEntityRefs(state.answers[key], state.shown) as AnswerOf<Q> | undefined
}

export function selectEntity<T extends keyof Entities>(
  state: StoreState,
  type: T,
  id: string,
): Entities[T] | undefined {
  const key = toEntityKey(type, id)
  recordStoreRead(state, key)
  return expandEntityRefs(state.shown[key], state.shown) as Entities[T] | undefined
}

/** The loaded part of a list. */
export function selectList(state: StoreState, key: string): StoredList | undefined {
  recordStoreRead(state, key)
  return state.lists[key]
}

const READ_BEFORE = new WeakMap<StoredList, readonly unknown[]>()

/** The items of a list; the same array as long as none of them changed. */
export function selectListItems<T>(state: StoreState, list: StoredList): readonly T[] {
  const before = READ_BEFORE.get(list)
  const items = list.items.map((item) =>
    isEntityRef(item) ? expandEntityRefs(state.shown[item.$], state.shown) : expandEntityRefs(item, state.shown),
  )
  if (before?.length === items.length && before.every((item, index) => item === items[index])) {
    return before as readonly T[]
  }
  READ_BEFORE.set(list, items)
  return items as T[]
}
