import type { AnswerOf, OptionsOf, Question } from '#domain/resource.ts'
import { type Entities, expand, isRef, keyOf } from './entities.ts'
import { noteRead } from './last-read.ts'
import { type List, questionKey, type State } from './store.ts'

export function readAnswer<Q extends Question>(
  state: State,
  question: Q,
  options: OptionsOf<Q>,
): AnswerOf<Q> | undefined {
  const key = questionKey(question, options as object)
  noteRead(state, key)
  return expand(state.answers[key], state.shown) as AnswerOf<Q> | undefined
}

export function readEntity<T extends keyof Entities>(state: State, type: T, id: string): Entities[T] | undefined {
  const key = keyOf(type, id)
  noteRead(state, key)
  return expand(state.shown[key], state.shown) as Entities[T] | undefined
}

/** A list as far as it is loaded. */
export function readList(state: State, key: string): List | undefined {
  noteRead(state, key)
  return state.lists[key]
}

const READ_BEFORE = new WeakMap<List, readonly unknown[]>()

/** The things of a list: the same array again as long as none of them changed. */
export function readItems<T>(state: State, list: List): readonly T[] {
  const before = READ_BEFORE.get(list)
  const items = list.items.map((item) =>
    isRef(item) ? expand(state.shown[item.$], state.shown) : expand(item, state.shown),
  )
  if (before?.length === items.length && before.every((item, index) => item === items[index])) {
    return before as readonly T[]
  }
  READ_BEFORE.set(list, items)
  return items as T[]
}
