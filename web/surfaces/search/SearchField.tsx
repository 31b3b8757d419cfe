import { Search as Glass, ScanSearch, X } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { useNavigate, usePages, useSay } from '../../app-context.tsx'
import { stashDroppedContent as leaveDropped, parseDataTransfer } from '../../state/dropped-content.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import { logEvent } from '../../tracking/log.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { makeSearchUrl } from './asks.ts'
import styles from './SearchField.module.css'
import { searchFieldRef } from './search-field-ref.ts'
import { useSuggestions } from './use-suggestions.ts'

const Suggestions = lazyWithRetry(async () => (await import('./Suggestions.tsx')).Suggestions)

/** The search field in the header. Without script it is a plain form; with script it shows suggestions. */
export function SearchField() {
  const say = useSay()
  const go = useNavigate()
  const url = usePages(({ base }) => base.url)
  const page = usePages(({ base, layer }) => (layer ?? base).key)
  const [text, setText] = useState(() => wordsIn(url))
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const { suggestions, notice, forget, forgetAll } = useSuggestions(text, isOpen)
  const active = suggestions.findIndex((item) => item.url === pointed)
  const point = (index: number) => setPointed(suggestions[index]?.url)

  // The field follows the search of the current page.
  useEffect(() => setText(wordsIn(url)), [url])

  // Closes the suggestions when the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page changes
  useEffect(() => setOpen(false), [page])

  const leave = (to: string) => {
    const chosen = suggestions.find(({ url }) => url === to)
    if (chosen)
      logEvent({
        event_type: LOG_EVENT.typeaheadChosen,
        component: LOG_COMPONENT.search,
        element: LOG_ELEMENT.suggestion,
        aux_data: { term: text, resultIndex: chosen.resultIndex },
      })
    setOpen(false)
    setPointed(undefined)
    searchFieldRef.current?.blur()
    void go(to)
  }
  /** Starts a visual search with a pasted or dropped picture; text is handled as usual. */
  const takePicture = (event: SyntheticEvent, transfer: DataTransfer) => {
    const files = parseDataTransfer(transfer)?.files ?? []
    // The visual search page handles pictures itself.
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
    else if (text.trim()) leave(makeSearchUrl(text.trim(), 'pins', {}, 'typed'))
  }
  const combobox = useCombobox({
    count: suggestions.length,
    isOpen,
    active,
    onMove: point,
    isOptional: true,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const current = suggestions[active]
    if (combobox.onKeyDown(event) || event.key !== 'Delete' || !event.shiftKey || !current?.is_recent) return
    event.preventDefault()
    forget(current)
  }
  // Keeps the list open while the focus moves by Tab from the field into the notice.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setOpen(notice !== null && currentTarget.contains(relatedTarget as Node | null))
  const hasList = isOpen && notice === null && suggestions.length > 0
  const hasNotice = isOpen && notice !== null

  return (
    <search data-guidance-anchor="search" className={styles.search} onBlur={onBlur}>
      <form action="/search/pins/" className={styles.form} onSubmit={submit}>
        <Glass size={20} aria-hidden="true" className={styles.glass} />
        <input
          ref={searchFieldRef}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={300}
          placeholder={say('search.placeholder')}
          aria-label={say('search.label')}
          role="combobox"
          aria-expanded={hasList}
          {...combobox.fieldProps}
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
              searchFieldRef.current?.focus()
            }}
          />
        ) : (
          <IconButton
            label={say('search.withPicture')}
            icon={<ScanSearch size={20} aria-hidden="true" />}
            size="small"
            href="/visual-search/"
            data-guidance-anchor="visual_search"
          />
        )}
      </form>
      <span role="status" className="visually-hidden">
        {hasNotice ? notice : hasList && say('search.count', { count: suggestions.length })}
      </span>
      {(hasList || hasNotice) && (
        <CrashBoundary>
          <Suspense>
            <Suggestions
              combobox={combobox}
              items={suggestions}
              notice={notice}
              onPoint={point}
              onChoose={leave}
              onForget={forget}
              onForgetAll={forgetAll}
            />
          </Suspense>
        </CrashBoundary>
      )}
    </search>
  )
}

const wordsIn = (url: string) =>
  url.startsWith('/search') ? (new URLSearchParams(url.split('?')[1]).get('q') ?? '') : ''
