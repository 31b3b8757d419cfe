import { useEffect } from 'react'
import { newKey } from '../../ask.ts'
import { useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { newDraft } from '../drafts/draft.ts'
import { add, nextPlace } from '../drafts/drafts.ts'
import { offeredBy } from './offered-by.ts'

/** The Save button of other sites leads here with a picture, its page and some words: they become a draft, once. */
export function useOffered(takeLink: (link: string) => void): void {
  const { query } = usePlace()
  const go = useGo()
  useEffect(() => {
    const offered = offeredBy(query)
    if (!offered) return
    const { media, link, description, name } = offered
    if (media)
      add([
        newDraft(newKey(), Date.now(), {
          name,
          link,
          description,
          upload: { at: 'elsewhere', url: media },
          place: nextPlace(),
        }),
      ])
    else takeLink(link)
    // A reload would offer it again.
    void go('/pin-creation-tool/', { replace: true })
  }, [query, takeLink, go])
}
