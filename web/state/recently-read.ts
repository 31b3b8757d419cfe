import { isEntityRef, toEntityKey } from './entities.ts'
import type { StoreState } from './store.ts'

/** Selects the most recently read answers and lists, the entities read since, and every entity these refer to. */
export function selectRecentlyRead(
  state: StoreState,
  howMany: number,
): Pick<StoreState, 'answers' | 'lists' | 'entities'> {
  const { read, entities, patches, viewer } = state
  const kept = new Set<string>()
  let asked = 0
  for (const key of [...read].reverse()) {
    if ((key in state.answers || key in state.lists) && ++asked > howMany) break
    kept.add(key)
  }
  for (const key of read) if (!kept.has(key)) read.delete(key)
  const answers = only(state.answers, kept)
  const lists = only(state.lists, kept)
  const keep = (key: string) => {
    if (!kept.has(key)) {
      kept.add(key)
      walk(entities[key])
    }
  }
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isEntityRef(value)) keep(value.$)
    else for (const part of Object.values(value)) walk(part)
  }
  walk([Object.values(answers), Object.values(lists), [...kept].map((key) => entities[key])])
  for (const { key } of patches) keep(key)
  if (viewer.id) keep(toEntityKey('user', viewer.id))
  return { answers, lists, entities: only(entities, kept) }
}

const only = <T>(all: Readonly<Record<string, T>>, kept: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key)))

export function recordStoreRead({ read }: StoreState, key: string): void {
  read.delete(key)
  read.add(key)
}
