import { useEffect, useState } from 'react'
import { AdvancedTypeaheadResource, type Suggestion } from '#domain/resources/search.ts'
import { isTooLong } from '#domain/rules/search/plain-query.ts'
import { stillFits } from '#domain/rules/search/still-fits.ts'
import { useFrame } from '../../frame.tsx'
import { forgetAllSearches, forgetSearch } from './forget-searches.ts'

const PAUSE = 150
const MOST = 14

type Known = { term: string; items: readonly Suggestion[]; notice: string | null }
type Suggested = {
  /** Said in their place, where a word is one that our team marked. */
  notice: string | null
  suggestions: readonly Suggestion[]
  forget: (item: Suggestion) => void
  forgetAll: () => void
}

/** What may be meant, a moment after the last key; until then, of what is known, what fits. An answer that comes too late is not shown. */
export function useSuggestions(text: string, isOpen: boolean): Suggested {
  const frame = useFrame()
  const { ask } = frame
  const [known, setKnown] = useState<Known>({ term: '', items: [], notice: null })
  useEffect(() => {
    if (!isOpen || isTooLong(text)) return
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
    suggestions: isAnswered ? known.items : known.items.filter((item) => stillFits(item, text)),
    notice: isAnswered ? known.notice : null,
    forget: (item) => without((one) => one === item, forgetSearch(frame, item.query)),
    forgetAll: () => without(({ is_recent }) => is_recent, forgetAllSearches(frame)),
  }
}
