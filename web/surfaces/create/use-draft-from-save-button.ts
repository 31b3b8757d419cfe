import { useEffect } from 'react'
import { useNavigate } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { addDrafts, suggestSavePlace } from '../drafts/drafts-store.ts'
import { makeDraft } from '../drafts/local-draft.ts'
import { parseSaveButtonQuery } from './save-button-query.ts'

/** Creates a draft from the picture, page and text that the Save button of another site sent, once. */
export function useDraftFromSaveButton(takeLink: (link: string) => void): void {
  const { query } = useRouteLocation()
  const go = useNavigate()
  useEffect(() => {
    const offered = parseSaveButtonQuery(query)
    if (!offered) return
    const { media, link, description, name } = offered
    if (media)
      addDrafts([
        makeDraft(makeIdempotencyKey(), Date.now(), {
          name,
          link,
          description,
          upload: { at: 'elsewhere', url: media },
          place: suggestSavePlace(),
        }),
      ])
    else takeLink(link)
    // A reload of the original URL would create the draft again.
    void go('/pin-creation-tool/', { replace: true })
  }, [query, takeLink, go])
}
