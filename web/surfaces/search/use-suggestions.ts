import { useEffect, useState } from 'react'
import { AdvancedTypeaheadResource, type Suggestion } from '#domain/resources/search.ts'
import { useFrame } from '../../frame.tsx'
import { forgetAllSearches, forgetSearch } from './forget-searches.ts'

const PAUSE = 150

type Suggested = {
  /** Said in their place, where a word is one that our team marked. */
  notice: string | null
  suggestions: readonly Suggestion[]
  forget: (item: Suggestion) => void
  forgetAll: () => void
}

/** What may be meant, a moment after the last key. An answer that comes too late is not shown. */
export function useSuggestions(text: string, isOpen: boolean): Suggested {
  const frame = useFrame()
  const { ask } = frame
  const [known, setKnown] = useState<readonly Suggestion[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      ask(AdvancedTypeaheadResource.get, { term: text, count: 8 }, { signal: aborting.signal }).then(
        (told) => {
          setKnown(told.items)
          setNotice(told.notice)
        },
        () => {},
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [ask, text, isOpen])
  const forget = (item: Suggestion) => {
    setKnown((items) => items.filter((one) => one !== item))
    forgetSearch(frame, item.query).catch(() => setKnown(known))
  }
  const forgetAll = () => {
    setKnown((items) => items.filter((one) => !one.is_recent))
    forgetAllSearches(frame).catch(() => setKnown(known))
  }
  return { suggestions: known, notice, forget, forgetAll }
}
