import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '#domain/text/say.ts'
import { isRefused } from '../../ask.ts'
import { useSay } from '../../frame.tsx'
import { changesOf, typedInto, type Values, type Wrong, wrongOf } from './form-values.ts'

/** What is wrong with which field; the texts need no blanks. */
export type Problems<V> = Partial<Record<keyof V & string, TextKey>>

type Wishes<V extends Values> = {
  /** What stands in it before anyone types; when it changes, fields that were not touched follow. */
  start: V
  /** What can be said without asking the server. */
  check?: (values: V) => Problems<V>
  send: (values: V, changes: Partial<V>) => Promise<unknown>
  /** The field at which a wrong login stands. */
  wrongLoginAt?: keyof V & string
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>

/** A form: keeps what is typed, sends once at a time, puts what is wrong at its field and the focus there. */
export function useForm<V extends Values>({ start, check, send, wrongLoginAt }: Wishes<V>) {
  const say = useSay()
  const ref = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<V>>({})
  const [wrong, setWrong] = useState<Wrong<V>>({ fields: {}, whole: undefined })
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const values = { ...start, ...edits }
  const changes = changesOf(start, edits)
  const typed = () => typedInto(controlsOf(ref.current), start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what was typed before the page came alive
  useLayoutEffect(() => setEdits((now) => ({ ...now, ...changesOf(start, typed()) })), [])

  useEffect(() => {
    if (Object.keys(wrong.fields).length === 0 && !wrong.whole) return
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-error]')?.focus()
  }, [wrong])

  const set = <N extends keyof V & string>(name: N, value: V[N]) => {
    setEdits((now) => ({ ...now, [name]: value }))
    setWrong((now) => (now.fields[name] ? { ...now, fields: { ...now.fields, [name]: undefined } } : now))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    const sent = { ...values, ...typed() }
    const problems = Object.entries((check?.(sent) ?? {}) as Record<string, TextKey | undefined>)
    const fields = Object.fromEntries(
      problems.flatMap(([name, key]) => (key ? [[name, say(key as 'shell.close')]] : [])),
    )
    setWrong({ fields: fields as Wrong<V>['fields'], whole: undefined })
    if (Object.keys(fields).length > 0) return
    sending.current = true
    setIsBusy(true)
    try {
      await send(sent, changesOf(start, sent))
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown
      setWrong(wrongOf(thrown, sent, wrongLoginAt))
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }

  return {
    ref,
    values,
    changes,
    isChanged: Object.keys(changes).length > 0,
    isBusy,
    whole: wrong.whole,
    way: wrong.way,
    set,
    submit,
    reset() {
      setEdits({})
      setWrong({ fields: {}, whole: undefined })
    },
    /** Spread on a text field or a select. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] as string,
      error: wrong.fields[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.currentTarget.value as V[typeof name]),
    }),
    /** Spread on a checkbox. */
    box: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked as V[typeof name]),
    }),
  }
}

const controlsOf = (form: HTMLFormElement | null) => (form ? ([...form.elements] as HTMLInputElement[]) : [])
