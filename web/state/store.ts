import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Page, Question } from '#domain/resource.ts'
import type { PageConfig } from '../page-config.ts'
import { type Entities, type Entity, isRef, keyOf, merged, normalise, type Table } from './entities.ts'
import { lastRead, noteRead } from './last-read.ts'

/** A list of one question with its options, as far as it is loaded. */
export type List = { items: readonly unknown[]; next: string | null; extra?: unknown }
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
  /** The keys of answers, lists and entities, the last read at the end: what is mounted reads anew with every change. */
  read: Set<string>
}

/** What is written into the page and read back by the browser. */
export type Written = Pick<State, 'entities' | 'answers' | 'lists' | 'viewer' | 'config'>

/** What a question needs to be recognised; in the browser nothing more of it exists. */
export type Named = Pick<Question, 'name' | 'verb'>

/** About eight pages' questions are kept, and let go of in one go when there are half as many more. */
const ASKED_KEPT = 40
const MOST_ASKED = 60

export type Store = ReturnType<typeof makeStore>

export function makeStore(start: Pick<State, 'viewer' | 'config'> & Partial<Written>) {
  const begin = { entities: {}, answers: {}, lists: {}, ...start }
  const api: StoreApi<State> = createStore(() => ({ ...begin, shown: begin.entities, patches: [], read: new Set() }))
  const askedAt = new Map<string, number>()
  const takenIn = new WeakMap<object, unknown>()
  /** The things that were changed here, each with the count of changes then: what was asked for before does not know of it. */
  const changedAt = new Map<string, number>()
  let changes = 0

  function set(change: Partial<State>) {
    const before = api.getState()
    const next = { ...before, ...change }
    if (next.viewer.id !== before.viewer.id) forget()
    api.setState({ ...change, shown: withPatches(next.entities, next.patches) })
    if (askedAt.size > MOST_ASKED) letGo()
  }

  /** Lets go of what was not read for longest; what is on the screen was read with the last change. Whoever goes back asks anew. */
  function letGo() {
    const kept = lastRead(api.getState(), ASKED_KEPT)
    for (const key of changedAt.keys()) if (!(key in kept.entities)) changedAt.delete(key)
    for (const key of askedAt.keys()) if (!(key in kept.answers || key in kept.lists)) askedAt.delete(key)
    api.setState({ ...kept, shown: withPatches(kept.entities, api.getState().patches) })
  }

  /** `ask` takes in every answer, and whoever asked may put the same one into a list: its things are taken out once. */
  function takeIn(answer: unknown, entities: Record<string, Entity>, isOutdated?: (key: string) => boolean): unknown {
    if (typeof answer !== 'object' || answer === null) return answer
    const raw = takenIn.get(answer) ?? normalise(answer, entities, isOutdated)
    takenIn.set(answer, raw)
    for (const item of isPage(raw) ? raw.items : [raw]) if (isRef(item)) noteRead(api.getState(), item.$)
    return raw
  }

  function noteAsked(key: string) {
    askedAt.set(key, Date.now())
    noteRead(api.getState(), key)
  }

  /** Takes an answer in: its things by type and id, the rest by question and options. */
  function take(question: Named, options: object, answer: unknown) {
    const state = api.getState()
    const entities: Record<string, Entity> = { ...state.entities }
    const raw = takeIn(answer, entities)
    const key = questionKey(question, options)
    noteAsked(key)
    if (isPage(raw))
      set({ entities, lists: { ...state.lists, [key]: { items: raw.items, next: raw.next, extra: raw.extra } } })
    else set({ entities, answers: { ...state.answers, [key]: raw }, ...viewerIn(answer) })
  }

  /** Takes a later page in at the end of a list; what stands in it already is not repeated. */
  function append(question: Named, options: object, page: Page<unknown>) {
    const state = api.getState()
    const key = questionKey(question, options)
    const entities: Record<string, Entity> = { ...state.entities }
    const before = state.lists[key]?.items ?? []
    const there = new Set(before.map(refKey))
    const { items } = takeIn(page, entities) as Page<unknown>
    const fresh = items.filter((item) => !there.has(refKey(item)))
    set({
      entities,
      lists: { ...state.lists, [key]: { ...state.lists[key], items: [...before, ...fresh], next: page.next } },
    })
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

  /** Takes in what was changed, without remembering the question. */
  function merge(answer: unknown) {
    const changed: Record<string, Entity> = {}
    normalise(answer, changed)
    for (const key of Object.keys(changed)) noteChange(key)
    mergeRead(answer, changes)
  }

  /** Takes in what was read. What has changed since it was asked for (`after` that many changes) stays. */
  function mergeRead(answer: unknown, after: number) {
    const entities: Record<string, Entity> = { ...api.getState().entities }
    takeIn(answer, entities, (key) => (changedAt.get(key) ?? 0) > after)
    set({ entities, ...viewerIn(answer) })
  }

  const noteChange = (key: string) => changedAt.set(key, ++changes)

  /** Shows a change before it is answered. The function given back takes it away again. */
  function patch(type: keyof Entities, id: string, fields: Partial<Entity>): () => void {
    const added = { key: keyOf(type, id), fields }
    set({ patches: [...api.getState().patches, added] })
    return () => {
      noteChange(added.key)
      set({ patches: api.getState().patches.filter((one) => one !== added) })
    }
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

  for (const key of [...Object.keys(begin.answers), ...Object.keys(begin.lists)]) noteAsked(key)
  const setLists = (lists: State['lists']) => set({ lists: { ...api.getState().lists, ...lists } })
  /** What was known before, with the fields that are known by now: a page that is kept may know more of a board than a pin on it. */
  const setEntities = (before: Table) => {
    const known = api.getState().entities
    const both = Object.entries(before).map(([key, one]) => [key, merged(one, known[key] ?? {})])
    set({ entities: { ...known, ...Object.fromEntries(both) } })
  }
  return {
    get: api.getState,
    /** What the server knew when it rendered: a part that the browser takes over late still agrees with it. */
    first: import.meta.env.SSR ? api.getState : api.getInitialState,
    watch: api.subscribe,
    take,
    append,
    insert,
    merge,
    mergeRead,
    /** How many changes there were so far. */
    changes: () => changes,
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
