import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Page, Question } from '#domain/resource.ts'
import type { PageConfig } from '../page-config.ts'
import {
  type Entities,
  type Entity,
  type EntityTable,
  isEntityRef,
  mergeEntity,
  normalizeEntities,
  toEntityKey,
} from './entities.ts'
import { recordStoreRead, selectRecentlyRead } from './recently-read.ts'

/** The loaded part of a list, for one question with its options. */
export type StoredList = { items: readonly unknown[]; next: string | null; extra?: unknown }
type Patch = { key: string; fields: Partial<Entity> }

export type StoreState = {
  entities: EntityTable
  /** The entities with optimistic patches applied; components read these. */
  shown: EntityTable
  patches: readonly Patch[]
  answers: Readonly<Record<string, unknown>>
  lists: Readonly<Record<string, StoredList>>
  viewer: Viewer
  config: PageConfig
  /**
   * Keys of answers, lists and entities in the order of their last read. Mounted components read again after every
   * change.
   */
  read: Set<string>
}

/** The part of the state that is written into the page and read back by the browser. */
export type SerializedState = Pick<StoreState, 'entities' | 'answers' | 'lists' | 'viewer' | 'config'>

/** The part of a question that identifies it; the browser's build has nothing else of it. */
export type QuestionIdentity = Pick<Question, 'name' | 'verb'>

/** Questions to keep, about eight pages' worth. Older ones are evicted together when there are half as many more. */
const ASKED_KEPT = 40
const MOST_ASKED = 60

export type Store = ReturnType<typeof makeStore>

export function makeStore(start: Pick<StoreState, 'viewer' | 'config'> & Partial<SerializedState>) {
  const begin = { entities: {}, answers: {}, lists: {}, ...start }
  const api: StoreApi<StoreState> = createStore(() => ({
    ...begin,
    shown: begin.entities,
    patches: [],
    read: new Set(),
  }))
  const askedAt = new Map<string, number>()
  const takenIn = new WeakMap<object, unknown>()
  /**
   * For each entity changed in this browser, the change count at that moment: answers requested before are outdated.
   */
  const changedAt = new Map<string, number>()
  let changes = 0

  function set(change: Partial<StoreState>) {
    const before = api.getState()
    const next = { ...before, ...change }
    if (next.viewer.id !== before.viewer.id) invalidate()
    api.setState({ ...change, shown: withPatches(next.entities, next.patches) })
    if (askedAt.size > MOST_ASKED) letGo()
  }

  /**
   * Evicts what was not read for longest. Whatever is on the screen was read at the last change. Going back asks again.
   */
  function letGo() {
    const kept = selectRecentlyRead(api.getState(), ASKED_KEPT)
    for (const key of changedAt.keys()) if (!(key in kept.entities)) changedAt.delete(key)
    for (const key of askedAt.keys()) if (!(key in kept.answers || key in kept.lists)) askedAt.delete(key)
    api.setState({ ...kept, shown: withPatches(kept.entities, api.getState().patches) })
  }

  /**
   * `ask` stores every answer, and its caller may put the same answer into a list; entities are extracted only once.
   */
  function takeIn(answer: unknown, entities: Record<string, Entity>, isOutdated?: (key: string) => boolean): unknown {
    if (typeof answer !== 'object' || answer === null) return answer
    const raw = takenIn.get(answer) ?? normalizeEntities(answer, entities, isOutdated)
    takenIn.set(answer, raw)
    for (const item of isPage(raw) ? raw.items : [raw]) if (isEntityRef(item)) recordStoreRead(api.getState(), item.$)
    return raw
  }

  function noteAsked(key: string) {
    askedAt.set(key, Date.now())
    recordStoreRead(api.getState(), key)
  }

  /** Stores an answer: its entities by type and id, the rest by question and options. */
  function take(question: QuestionIdentity, options: object, answer: unknown) {
    const state = api.getState()
    const entities: Record<string, Entity> = { ...state.entities }
    const raw = takeIn(answer, entities)
    const key = makeQuestionKey(question, options)
    noteAsked(key)
    if (isPage(raw))
      set({ entities, lists: { ...state.lists, [key]: { items: raw.items, next: raw.next, extra: raw.extra } } })
    else set({ entities, answers: { ...state.answers, [key]: raw }, ...viewerIn(answer) })
  }

  /** Appends a further page to a list, without the items it already has. */
  function append(question: QuestionIdentity, options: object, page: Page<unknown>) {
    const state = api.getState()
    const key = makeQuestionKey(question, options)
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

  /** Inserts an item at the beginning of a loaded list; returns false if it is already there. */
  function insert(question: QuestionIdentity, options: object, thing: unknown): boolean {
    const state = api.getState()
    const key = makeQuestionKey(question, options)
    const list = state.lists[key]
    const entities: Record<string, Entity> = { ...state.entities }
    const item = normalizeEntities(thing, entities)
    const isNew = list !== undefined && !list.items.some((one) => refKey(one) === refKey(item))
    set(
      isNew ? { entities, lists: { ...state.lists, [key]: { ...list, items: [item, ...list.items] } } } : { entities },
    )
    return isNew
  }

  /** Stores the entities of an answer to a write, without remembering the question. */
  function merge(answer: unknown) {
    const changed: Record<string, Entity> = {}
    normalizeEntities(answer, changed)
    for (const key of Object.keys(changed)) noteChange(key)
    mergeRead(answer, changes)
  }

  /**
   * Stores the entities of an answer to a read. Entities that changed after the request (later than change number
   * `after`) keep their values.
   */
  function mergeRead(answer: unknown, after: number) {
    const entities: Record<string, Entity> = { ...api.getState().entities }
    takeIn(answer, entities, (key) => (changedAt.get(key) ?? 0) > after)
    set({ entities, ...viewerIn(answer) })
  }

  const noteChange = (key: string) => changedAt.set(key, ++changes)

  /** Applies a change optimistically. The returned function reverts it. */
  function patch(type: keyof Entities, id: string, fields: Partial<Entity>): () => void {
    const added = { key: toEntityKey(type, id), fields }
    set({ patches: [...api.getState().patches, added] })
    return () => {
      noteChange(added.key)
      set({ patches: api.getState().patches.filter((one) => one !== added) })
    }
  }

  /** Invalidates the answers to these questions; they are asked again when next needed. Lists on the screen stay. */
  function invalidate(...questions: QuestionIdentity[]) {
    for (const key of askedAt.keys()) {
      if (questions.length === 0 || questions.some((question) => key.startsWith(nameKey(question)))) askedAt.set(key, 0)
    }
  }

  /** Removes one item from every list, for example after its deletion. */
  function drop(type: keyof Entities, id: string) {
    const gone = toEntityKey(type, id)
    const lists = Object.entries(api.getState().lists).map(([key, list]) => {
      const items = list.items.filter((item) => refKey(item) !== gone)
      return [key, items.length === list.items.length ? list : { ...list, items }]
    })
    set({ lists: Object.fromEntries(lists) })
  }

  const has = (question: QuestionIdentity, options: object) => {
    const key = makeQuestionKey(question, options)
    const state = api.getState()
    return key in state.answers || key in state.lists
  }

  const isOlderThan = (question: QuestionIdentity, options: object, age: number) =>
    Date.now() - (askedAt.get(makeQuestionKey(question, options)) ?? 0) > age

  const write = (): SerializedState => {
    const { entities, answers, lists, viewer, config } = api.getState()
    return { entities, answers, lists, viewer, config }
  }

  for (const key of [...Object.keys(begin.answers), ...Object.keys(begin.lists)]) noteAsked(key)
  const setLists = (lists: StoreState['lists']) => set({ lists: { ...api.getState().lists, ...lists } })
  /**
   * Restores earlier entities without overwriting newer fields: a stored page may know more of a board than a pin on
   * it.
   */
  const setEntities = (before: EntityTable) => {
    const known = api.getState().entities
    const both = Object.entries(before).map(([key, one]) => [key, mergeEntity(one, known[key] ?? {})])
    set({ entities: { ...known, ...Object.fromEntries(both) } })
  }
  return {
    get: api.getState,
    /** The state that the server rendered; parts that hydrate late must agree with it. */
    first: import.meta.env.SSR ? api.getState : api.getInitialState,
    watch: api.subscribe,
    take,
    append,
    insert,
    merge,
    mergeRead,
    /** The number of changes so far. */
    changes: () => changes,
    patch,
    invalidate,
    drop,
    has,
    isOlderThan,
    write,
    setLists,
    setEntities,
  }
}

const HOW_IT_IS_SHOWN = ['field_set_key', 'page_size']
const nameKey = (question: QuestionIdentity) => `${question.name}/${question.verb}?`

/** A text key for a question and its options. Options that only affect the amount of detail are ignored. */
export function makeQuestionKey(question: QuestionIdentity, options: object): string {
  const asked = Object.entries(options)
    .filter(([name, value]) => value !== undefined && value !== null && !HOW_IT_IS_SHOWN.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return nameKey(question) + JSON.stringify(Object.fromEntries(asked))
}

function withPatches(entities: EntityTable, patches: readonly Patch[]): EntityTable {
  if (patches.length === 0) return entities
  const shown: Record<string, Entity> = { ...entities }
  for (const { key, fields } of patches) shown[key] = mergeEntity(shown[key], fields)
  return shown
}

function viewerIn(answer: unknown): { viewer?: Viewer } {
  const isViewer = typeof answer === 'object' && answer !== null && (answer as { type?: unknown }).type === 'viewer'
  return isViewer ? { viewer: answer as Viewer } : {}
}

function isPage(value: unknown): value is Page<unknown> {
  return typeof value === 'object' && value !== null && Array.isArray((value as Page<unknown>).items) && 'next' in value
}

const refKey = (item: unknown) => (isEntityRef(item) ? item.$ : JSON.stringify(item))
