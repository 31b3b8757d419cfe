import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnswerOf, OptionsOf, Page, Question } from '#domain/resource.ts'
import { isRefused, type Refused } from '../ask.ts'
import { useFrame } from '../frame.tsx'
import { FIRST_PAGE } from '../router/route.ts'
import type { Entities } from '../state/entities.ts'
import { readAnswer, readEntity, readItems, readList } from '../state/read.ts'
import { questionKey, type State } from '../state/store.ts'

/** What a part of the screen reads of the store; it is drawn anew when that changes. */
export function useKnown<T>(read: (state: State) => T): T {
  const { store } = useFrame()
  return useSyncExternalStore(
    store.watch,
    () => read(store.get()),
    () => read(store.first()),
  )
}

export const useViewer = () => useKnown((state) => state.viewer)
export const useConfig = () => useKnown((state) => state.config)

export function useEntity<T extends keyof Entities>(type: T, id: string | undefined): Entities[T] | undefined {
  return useKnown((state) => (id === undefined ? undefined : readEntity(state, type, id)))
}

type Answer<T> = { answer: T | undefined; refusal: Refused | undefined; again: () => void }

/** The answer of a question: at once if the route asked it already, else asked now. */
export function useAnswer<Q extends Question>(question: Q, options: OptionsOf<Q> | undefined): Answer<AnswerOf<Q>> {
  const { store, ask } = useFrame()
  const [refusal, setRefusal] = useState<Refused>()
  const key = options && questionKey(question, options as object)
  const latest = useRef(options)
  latest.current = options
  const answer = useKnown((state) => (options === undefined ? undefined : readAnswer(state, question, options)))
  const again = useCallback(() => {
    const wanted = latest.current
    if (key === undefined || wanted === undefined) return
    setRefusal(undefined)
    ask(question, wanted).then((found) => store.take(question, wanted as object, found), keepRefusal(setRefusal))
  }, [ask, store, question, key])
  const isMissing = answer === undefined
  useEffect(() => {
    if (isMissing) again()
  }, [isMissing, again])
  return { answer, refusal, again }
}

type ItemOf<Q> = AnswerOf<Q> extends Page<infer Item> ? Item : never
export type Listed<Item> = {
  items: readonly Item[]
  /** The bookmark of the page after what is loaded; null at the end; undefined before anything is there. */
  next: string | null | undefined
  /** What stood beside the items of the first page. */
  extra?: unknown
  isBusy: boolean
  refusal: Refused | undefined
  /** Asks for the next page, or again for one that failed. Several calls are one. */
  more: () => void
}

/** A list of things, page by page. */
export function useList<Q extends Question>(question: Q, options: OptionsOf<Q>): Listed<ItemOf<Q>> {
  const { store, ask } = useFrame()
  const key = questionKey(question, options as object)
  const latest = useRef(options)
  latest.current = options
  const list = useKnown((state) => readList(state, key))
  const items = useKnown((state) => (list ? readItems<ItemOf<Q>>(state, list) : NONE))
  const [failed, setFailed] = useState<{ key: string; refusal: Refused }>()
  const [busyKey, setBusyKey] = useState<string>()
  const running = useRef<string>(undefined)
  const more = useCallback(() => {
    const known = store.get().lists[key]
    const run = `${key} ${known?.next}`
    if (known?.next === null || running.current === run) return
    running.current = run
    setBusyKey(key)
    setFailed(undefined)
    const asked = { field_set_key: 'card', page_size: FIRST_PAGE, ...(latest.current as object) }
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
  }, [ask, store, question, key])
  const isMissing = list === undefined
  useEffect(() => {
    if (isMissing) more()
  }, [isMissing, more])
  const refusal = failed?.key === key ? failed.refusal : undefined
  return { items, next: list?.next, extra: list?.extra, isBusy: busyKey === key, refusal, more }
}

const NONE: readonly never[] = []

/** Anything but a refusal is a bug, and is shown as one. */
function keepRefusal(set: (refusal: Refused) => void) {
  return (thrown: unknown) => {
    if (!isRefused(thrown)) throw thrown
    set(thrown)
  }
}
