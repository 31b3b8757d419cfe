import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { AnswerOf, OptionsOf, Page, Question } from '#domain/resource.ts'
import type { PageConfig } from '../page-config.ts'
import { type Entities, type Entity, expand, isRef, keyOf, merged, normalise, type Table } from './entities.ts'

/** A list of one question with its options, as far as it is loaded. */
export type List = { items: readonly unknown[]; next: string | null }
type Patch = { key: string; fields: Partial<Entity> }

export type State = {
  entities: Table
  /** The entities with the optimistic patches on them: what is read. */
  shown: Table
  patches: readonly Patch[]
  answers: Readonly<Record<string, unknown>>
  lists: Readonly<Record<string, List>>
  viewer: Viewer
  config: PageConfig
}

/** What is written into the page and read back by the browser. */
export type Written = Pick<State, 'entities' | 'answers' | 'lists' | 'viewer' | 'config'>

/** What a question needs to be recognised; in the browser nothing more of it exists. */
export type Named = Pick<Question, 'name' | 'verb'>

export type Store = ReturnType<typeof makeStore>

export function makeStore(start: Pick<State, 'viewer' | 'config'> & Partial<Written>) {
  const begin = { entities: {}, answers: {}, lists: {}, ...start }
  const api: StoreApi<State> = createStore(() => ({ ...begin, shown: begin.entities, patches: [] }))
  const askedAt = new Map<string, number>()

  function set(change: Partial<State>) {
    const before = api.getState()
    const next = { ...before, ...change }
    if (next.viewer.id !== before.viewer.id) forget()
    api.setState({ ...change, shown: withPatches(next.entities, next.patches) })
  }

  /** Takes an answer in: its things by type and id, the rest by question and options. */
  function take(question: Named, options: object, answer: unknown) {
    const state = api.getState()
    const entities: Record<string, Entity> = { ...state.entities }
    const raw = normalise(answer, entities)
    const key = questionKey(question, options)
    askedAt.set(key, Date.now())
    if (isPage(raw)) set({ entities, lists: { ...state.lists, [key]: { items: raw.items, next: raw.next } } })
    else set({ entities, answers: { ...state.answers, [key]: raw }, ...viewerIn(answer) })
  }

  /** Takes a later page in at the end of a list; what stands in it already is not repeated. */
  function append(question: Named, options: object, page: Page<unknown>) {
    const state = api.getState()
    const key = questionKey(question, options)
    const entities: Record<string, Entity> = { ...state.entities }
    const before = state.lists[key]?.items ?? []
    const there = new Set(before.map(refKey))
    const fresh = page.items.map((item) => normalise(item, entities)).filter((item) => !there.has(refKey(item)))
    set({ entities, lists: { ...state.lists, [key]: { items: [...before, ...fresh], next: page.next } } })
  }

  /** Puts a thing at the beginning of a list that is loaded; false where it stands in it already. */
  function insert(question: Named, options: object, thing: unknown): boolean {
    const state = api.getState()
    const key = questionKey(question, options)
    const list = state.lists[key]
    const entities: Record<string, Entity> = { ...state.entities }
    const item = normalise(thing, entities)
    const isNew = list !== undefined && !list.items.some((one) => refKey(one) === refKey(item))
    set(
      isNew ? { entities, lists: { ...state.lists, [key]: { ...list, items: [item, ...list.items] } } } : { entities },
    )
    return isNew
  }

  /** Takes the things of any answer in, without remembering the question. */
  function merge(answer: unknown) {
    const entities: Record<string, Entity> = { ...api.getState().entities }
    normalise(answer, entities)
    set({ entities, ...viewerIn(answer) })
  }

  /** Shows a change before it is answered. The function given back takes it away again. */
  function patch(type: keyof Entities, id: string, fields: Partial<Entity>): () => void {
    const added = { key: keyOf(type, id), fields }
    set({ patches: [...api.getState().patches, added] })
    return () => set({ patches: api.getState().patches.filter((one) => one !== added) })
  }

  /** What was asked by these questions is asked anew when it is next needed; the lists of the page shown stay. */
  function forget(...questions: Named[]) {
    for (const key of askedAt.keys()) {
      if (questions.length === 0 || questions.some((question) => key.startsWith(nameKey(question)))) askedAt.set(key, 0)
    }
  }

  /** Takes one thing out of every list, as after its deletion. */
  function drop(type: keyof Entities, id: string) {
    const gone = keyOf(type, id)
    const lists = Object.entries(api.getState().lists).map(([key, list]) => {
      const items = list.items.filter((item) => refKey(item) !== gone)
      return [key, items.length === list.items.length ? list : { ...list, items }]
    })
    set({ lists: Object.fromEntries(lists) })
  }

  const has = (question: Named, options: object) => {
    const key = questionKey(question, options)
    const state = api.getState()
    return key in state.answers || key in state.lists
  }

  const isOlderThan = (question: Named, options: object, age: number) =>
    Date.now() - (askedAt.get(questionKey(question, options)) ?? 0) > age

  const write = (): Written => {
    const { entities, answers, lists, viewer, config } = api.getState()
    return { entities, answers, lists, viewer, config }
  }

  for (const key of [...Object.keys(begin.answers), ...Object.keys(begin.lists)]) askedAt.set(key, Date.now())
  const setLists = (lists: State['lists']) => set({ lists: { ...api.getState().lists, ...lists } })
  const setEntities = (more: Table) => set({ entities: { ...more, ...api.getState().entities } })
  return {
    get: api.getState,
    /** What the server knew when it rendered: a part that the browser takes over late still agrees with it. */
    first: import.meta.env.SSR ? api.getState : api.getInitialState,
    watch: api.subscribe,
    take,
    append,
    insert,
    merge,
    patch,
    forget,
    drop,
    has,
    isOlderThan,
    write,
    setLists,
    setEntities,
  }
}

export function readAnswer<Q extends Question>(
  state: State,
  question: Q,
  options: OptionsOf<Q>,
): AnswerOf<Q> | undefined {
  return expand(state.answers[questionKey(question, options as object)], state.shown) as AnswerOf<Q> | undefined
}

export function readEntity<T extends keyof Entities>(state: State, type: T, id: string): Entities[T] | undefined {
  return expand(state.shown[keyOf(type, id)], state.shown) as Entities[T] | undefined
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

const HOW_IT_IS_SHOWN = ['field_set_key', 'page_size']
const nameKey = (question: Named) => `${question.name}/${question.verb}?`

/** Question and options as one text; how much is shown of the answer does not make it another question. */
export function questionKey(question: Named, options: object): string {
  const asked = Object.entries(options)
    .filter(([name, value]) => value !== undefined && value !== null && !HOW_IT_IS_SHOWN.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return nameKey(question) + JSON.stringify(Object.fromEntries(asked))
}

function withPatches(entities: Table, patches: readonly Patch[]): Table {
  if (patches.length === 0) return entities
  const shown: Record<string, Entity> = { ...entities }
  for (const { key, fields } of patches) shown[key] = merged(shown[key], fields)
  return shown
}

function viewerIn(answer: unknown): { viewer?: Viewer } {
  const isViewer = typeof answer === 'object' && answer !== null && (answer as { type?: unknown }).type === 'viewer'
  return isViewer ? { viewer: answer as Viewer } : {}
}

function isPage(value: unknown): value is Page<unknown> {
  return typeof value === 'object' && value !== null && Array.isArray((value as Page<unknown>).items) && 'next' in value
}

const refKey = (item: unknown) => (isRef(item) ? item.$ : JSON.stringify(item))
