import { AdvancedTypeaheadResource, type Suggestion } from '#domain/resources/search.ts'
import { isQueryTooLong, isSuggestionMatching } from '#domain/rules/search/query-text.ts'
import { useApp } from '../../app-context.tsx'
import { useDebouncedLookup } from '../../hooks/use-debounced-lookup.ts'
import { clearRecentSearches, removeRecentSearch } from './remove-recent-searches.ts'

const TYPING_PAUSE_MS = 150
const SUGGESTION_COUNT = 14

type Suggested = {
  /** Shown in place of suggestions if the query contains a word that staff marked. */
  notice: string | null
  suggestions: readonly Suggestion[]
  forget: (item: Suggestion) => void
  forgetAll: () => void
}

/** Suggestions, requested shortly after the last key press; until then, known suggestions that fit. */
export function useSuggestions(text: string, isOpen: boolean): Suggested {
  const frame = useApp()
  const [known, setKnown] = useDebouncedLookup(isOpen && !isQueryTooLong(text) ? text : undefined, {
    look: (term, signal) => frame.ask(AdvancedTypeaheadResource.get, { term, count: SUGGESTION_COUNT }, { signal }),
    waitMs: TYPING_PAUSE_MS,
    keepsWithoutQuery: true,
    keepsOnFailure: true,
  })
  const items: readonly Suggestion[] = known?.value.items ?? []
  const without = (isGone: (item: Suggestion) => boolean, forgetting: Promise<void>) => {
    setKnown(
      (now) => now && { ...now, value: { ...now.value, items: now.value.items.filter((item) => !isGone(item)) } },
    )
    forgetting.catch(() => setKnown(known))
  }
  const isAnswered = known?.query === text
  return {
    suggestions: isAnswered ? items : items.filter((item) => isSuggestionMatching(item, text)),
    notice: isAnswered ? known.value.notice : null,
    forget: (item) => without((one) => one === item, removeRecentSearch(frame, item.query)),
    forgetAll: () => without(({ is_recent }) => is_recent, clearRecentSearches(frame)),
  }
}
