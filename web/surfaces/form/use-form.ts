import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '#domain/text/say.ts'
import { useSay } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { diffFormValues, type FormProblems, type FormValues, readTypedValues, toFormProblems } from './form-values.ts'

/** Problems by field; their texts have no placeholders. */
export type FieldProblems<V> = Partial<Record<keyof V & string, TextKey>>

type Wishes<V extends FormValues> = {
  /** Initial values; when they change, untouched fields follow. */
  start: V
  /** Validation that needs no request. */
  check?: (values: V) => FieldProblems<V>
  send: (values: V, changes: Partial<V>) => Promise<unknown>
  /** The field that shows a failed login. */
  wrongLoginAt?: keyof V & string
}

export type FormState<V extends FormValues> = ReturnType<typeof useForm<V>>

/** Form state: keeps typed values, sends one request at a time, and shows and focuses problems at their fields. */
export function useForm<V extends FormValues>({ start, check, send, wrongLoginAt }: Wishes<V>) {
  const say = useSay()
  const ref = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<V>>({})
  const [wrong, setWrong] = useState<FormProblems<V>>({ fields: {}, whole: undefined })
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const values = { ...start, ...edits }
  const changes = diffFormValues(start, edits)
  const typed = () => readTypedValues(controlsOf(ref.current), start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what was typed before the page came alive
  useLayoutEffect(() => setEdits((now) => ({ ...now, ...diffFormValues(start, typed()) })), [])

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
    setWrong({ fields: fields as FormProblems<V>['fields'], whole: undefined })
    if (Object.keys(fields).length > 0) return
    sending.current = true
    setIsBusy(true)
    try {
      await send(sent, diffFormValues(start, sent))
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      setWrong(toFormProblems(thrown, sent, wrongLoginAt))
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
    /** Props for a text field or a select. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] as string,
      error: wrong.fields[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.currentTarget.value as V[typeof name]),
    }),
    /** Props for a checkbox. */
    box: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked as V[typeof name]),
    }),
  }
}

const controlsOf = (form: HTMLFormElement | null) => (form ? ([...form.elements] as HTMLInputElement[]) : [])
