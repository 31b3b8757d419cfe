import { Search as Glass, ScanSearch, X } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { LOG } from '#domain/log-events.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useGo, usePages, useSay } from '../../frame.tsx'
import { leave as leaveDropped, readTransfer } from '../../state/dropped.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { log } from '../../tracking/log.ts'
import { Guarded } from '../failure/Guarded.tsx'
import { searchUrl } from './asks.ts'
import styles from './SearchField.module.css'
import { useSuggestions } from './use-suggestions.ts'

const Suggestions = lazyWithRetry(async () => (await import('./Suggestions.tsx')).Suggestions)

/** The field in the header. Without script it is a plain form; with it, suggestions come while one types. */
export function SearchField() {
  const say = useSay()
  const go = useGo()
  const url = usePages(({ base }) => base.url)
  const page = usePages(({ base, layer }) => (layer ?? base).key)
  const [text, setText] = useState(() => wordsIn(url))
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { suggestions, notice, forget, forgetAll } = useSuggestions(text, isOpen)
  const active = suggestions.findIndex((item) => item.url === pointed)
  const point = (index: number) => setPointed(suggestions[index]?.url)

  // Another page shows another search, or none.
  useEffect(() => setText(wordsIn(url)), [url])

  // Whatever is shown next, be it over the page or the page below, nothing hangs over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page changes
  useEffect(() => setOpen(false), [page])

  const leave = (to: string) => {
    const chosen = suggestions.find(({ url }) => url === to)
    if (chosen) log({ event_type: LOG.typeaheadChosen, aux_data: { term: text, resultIndex: chosen.resultIndex } })
    setOpen(false)
    setPointed(undefined)
    field.current?.blur()
    void go(to)
  }
  /** A picture is searched with; text is typed as ever. */
  const takePicture = (event: SyntheticEvent, transfer: DataTransfer) => {
    const files = readTransfer(transfer)?.files ?? []
    // The page that searches with pictures takes them itself.
    if (!files.length || url.startsWith('/visual-search')) return
    event.preventDefault()
    event.stopPropagation()
    leaveDropped({ files })
    leave('/visual-search/')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isOpen ? suggestions[active] : undefined
    if (chosen) leave(chosen.url)
    else if (text.trim()) leave(searchUrl(text.trim(), 'pins', {}, 'typed'))
  }
  const walkTo = (index: number) => {
    point(index)
    requestAnimationFrame(() => document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const current = suggestions[active]
    if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Delete' && event.shiftKey && current?.is_recent) forget(current)
    else if (isOpen && active >= 0 && event.key === 'Home') walkTo(0)
    else if (isOpen && active >= 0 && event.key === 'End') walkTo(suggestions.length - 1)
    else if (step) {
      setOpen(true)
      walkTo(((active + step + suggestions.length + 1 + 1) % (suggestions.length + 1)) - 1)
    } else return
    event.preventDefault()
  }
  // By Tab one gets from the field to what the notice leads to.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setOpen(notice !== null && currentTarget.contains(relatedTarget as Node | null))
  const hasList = isOpen && notice === null && suggestions.length > 0
  const hasNotice = isOpen && notice !== null

  return (
    <search className={styles.search} onBlur={onBlur}>
      <form action="/search/pins/" className={styles.form} onSubmit={submit}>
        <Glass size={20} aria-hidden="true" className={styles.glass} />
        <input
          ref={field}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={300}
          placeholder={say('search.placeholder')}
          aria-label={say('search.label')}
          role="combobox"
          aria-expanded={hasList}
          aria-controls={listId}
          aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
          data-search
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPointed(undefined)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onPaste={(event) => takePicture(event, event.clipboardData)}
          onDrop={(event) => takePicture(event, event.dataTransfer)}
        />
        <span className={styles.short} aria-hidden="true">
          {say('search.label')}
        </span>
        {text ? (
          <IconButton
            label={say('search.clear')}
            icon={<X size={20} />}
            size="small"
            onClick={() => {
              setText('')
              field.current?.focus()
            }}
          />
        ) : (
          <IconButton
            label={say('search.withPicture')}
            icon={<ScanSearch size={20} aria-hidden="true" />}
            size="small"
            href="/visual-search/"
          />
        )}
      </form>
      <span role="status" className="visually-hidden">
        {hasNotice ? notice : hasList && say('search.count', { count: suggestions.length })}
      </span>
      {(hasList || hasNotice) && (
        <Guarded>
          <Suspense>
            <Suggestions
              id={listId}
              items={suggestions}
              notice={notice}
              active={active}
              onPoint={point}
              onChoose={leave}
              onForget={forget}
              onForgetAll={forgetAll}
            />
          </Suspense>
        </Guarded>
      )}
    </search>
  )
}

const wordsIn = (url: string) =>
  url.startsWith('/search') ? (new URLSearchParams(url.split('?')[1]).get('q') ?? '') : ''
