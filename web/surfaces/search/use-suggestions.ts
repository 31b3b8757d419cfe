import { useEffect, useState } from 'react'
import { AdvancedTypeaheadResource, type Suggestion } from '#domain/resources/search.ts'
import { isQueryTooLong, isSuggestionMatching } from '#domain/rules/search/query-text.ts'
import { useApp } from '../../app-context.tsx'
import { clearRecentSearches, removeRecentSearch } from './remove-recent-searches.ts'

const PAUSE = 150
const MOST = 14

type Known = { term: string; items: readonly Suggestion[]; notice: string | null }
type Suggested = {
  /** Shown in place of suggestions if the query contains a word that staff marked. */
  notice: string | null
  suggestions: readonly Suggestion[]
  forget: (item: Suggestion) => void
  forgetAll: () => void
}

/**
 * Suggestions, requested shortly after the last key press; until then, known suggestions that fit. Late answers are
 * ignored.
 */
export function useSuggestions(text: string, isOpen: boolean): Suggested {
  const frame = useApp()
  const { ask } = frame
  const [known, setKnown] = useState<Known>({ term: '', items: [], notice: null })
  useEffect(() => {
    if (!isOpen || isQueryTooLong(text)) return
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      ask(AdvancedTypeaheadResource.get, { term: text, count: MOST }, { signal: aborting.signal }).then(
        (told) => setKnown({ term: text, ...told }),
        () => {},
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, text, isOpen])
  const without = (isGone: (item: Suggestion) => boolean, forgetting: Promise<void>) => {
    setKnown((now) => ({ ...now, items: now.items.filter((item) => !isGone(item)) }))
    forgetting.catch(() => setKnown(known))
  }
  const isAnswered = known.term === text
  return {
    suggestions: isAnswered ? known.items : known.items.filter((item) => isSuggestionMatching(item, text)),
    notice: isAnswered ? known.notice : null,
    forget: (item) => without((one) => one === item, removeRecentSearch(frame, item.query)),
    forgetAll: () => without(({ is_recent }) => is_recent, clearRecentSearches(frame)),
  }
}
