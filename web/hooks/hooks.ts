import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnswerOf, OptionsOf, Page, Question } from '#domain/resource.ts'
import { useApp } from '../app-context.tsx'
import { type AskRefusal, isAskRefusal } from '../ask.ts'
import { FIRST_PAGE_SIZE } from '../router/route.ts'
import type { Entities } from '../state/entities.ts'
import { selectAnswer, selectEntity, selectList, selectListItems } from '../state/selectors.ts'
import { makeQuestionKey, type StoreState } from '../state/store.ts'
import { useLatest } from './use-latest.ts'

/** Selects a value from the store; the component re-renders when it changes. */
export function useStoreSelector<T>(read: (state: StoreState) => T): T {
  const { store } = useApp()
  return useSyncExternalStore(
    store.watch,
    () => read(store.get()),
    () => read(store.first()),
  )
}

export const useViewer = () => useStoreSelector((state) => state.viewer)
export const useConfig = () => useStoreSelector((state) => state.config)

export function useEntity<T extends keyof Entities>(type: T, id: string | undefined): Entities[T] | undefined {
  return useStoreSelector((state) => (id === undefined ? undefined : selectEntity(state, type, id)))
}

type Answer<T> = { answer: T | undefined; refusal: AskRefusal | undefined; again: () => void }

/**
 * The answer to a question. It is available at once if the route asked the question; otherwise the question is asked
 * now.
 */
export function useAnswer<Q extends Question>(question: Q, options: OptionsOf<Q> | undefined): Answer<AnswerOf<Q>> {
  const { store, ask } = useApp()
  const [refusal, setRefusal] = useState<AskRefusal>()
  const key = options && makeQuestionKey(question, options as object)
  const latest = useLatest(options)
  const answer = useStoreSelector((state) =>
    options === undefined ? undefined : selectAnswer(state, question, options),
  )
  const again = useCallback(() => {
    const wanted = latest.current
    if (key === undefined || wanted === undefined) return
    setRefusal(undefined)
    ask(question, wanted).then((found) => store.take(question, wanted as object, found), keepRefusal(setRefusal))
  }, [ask, store, question, key, latest])
  const isMissing = answer === undefined
  useEffect(() => {
    if (isMissing) again()
  }, [isMissing, again])
  return { answer, refusal, again }
}

type ItemOf<Q> = AnswerOf<Q> extends Page<infer Item> ? Item : never
export type LoadedList<Item> = {
  items: readonly Item[]
  /** Bookmark of the next page; null at the end of the list, undefined before anything is loaded. */
  next: string | null | undefined
  /** Data that came with the items of the first page, such as search guides. */
  extra?: unknown
  isBusy: boolean
  refusal: AskRefusal | undefined
  /** Loads the next page, or retries one that failed. Concurrent calls count as one. */
  more: () => void
}

/** A list that is loaded page by page. */
export function useList<Q extends Question>(question: Q, options: OptionsOf<Q>): LoadedList<ItemOf<Q>> {
  const { store, ask } = useApp()
  const key = makeQuestionKey(question, options as object)
  const latest = useLatest(options)
  const list = useStoreSelector((state) => selectList(state, key))
  const items = useStoreSelector((state) => (list ? selectListItems<ItemOf<Q>>(state, list) : NONE))
  const [failed, setFailed] = useState<{ key: string; refusal: AskRefusal }>()
  const [busyKey, setBusyKey] = useState<string>()
  const running = useRef<string>(undefined)
  const more = useCallback(() => {
    const known = store.get().lists[key]
    const run = `${key} ${known?.next}`
    if (known?.next === null || running.current === run) return
    running.current = run
    setBusyKey(key)
    setFailed(undefined)
    const asked = { field_set_key: 'card', page_size: FIRST_PAGE_SIZE, ...(latest.current as object) }
    const page = known ? { ...asked, bookmarks: [known.next] } : asked
    ask(question, page as OptionsOf<Q>)
      .then(
        (answer) => {
          if (known) store.append(question, asked, answer as Page<unknown>)
          else store.take(question, asked, answer)
        },
        keepRefusal((refusal) => setFailed({ key, refusal })),
      )
      .finally(() => {
        running.current = undefined
        setBusyKey(undefined)
      })
  }, [ask, store, question, key, latest])
  const isMissing = list === undefined
  useEffect(() => {
    if (isMissing) more()
  }, [isMissing, more])
  const refusal = failed?.key === key ? failed.refusal : undefined
  return { items, next: list?.next, extra: list?.extra, isBusy: busyKey === key, refusal, more }
}

const NONE: readonly never[] = []

/** Any error other than a refusal is a bug and is thrown. */
function keepRefusal(set: (refusal: AskRefusal) => void) {
  return (thrown: unknown) => {
    if (!isAskRefusal(thrown)) throw thrown
    set(thrown)
  }
}
