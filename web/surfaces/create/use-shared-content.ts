import { useEffect } from 'react'
import { toSharedLink } from '#domain/rules/link/shared-link.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useRouteLocation } from '../../router/route-location.tsx'
import { takeShare } from '../../state/shared-content.ts'
import { draftsStore, editDraftText } from '../drafts/drafts-store.ts'
import { addStoryDraft } from '../drafts/story-draft.ts'

type Take = { files: (files: File[], link?: string) => void; link: (link: string) => void }

/** Opens what was shared into the installed app: files as drafts, a link by its pictures, words alone as a story. */
export function useSharedContent(take: Take): void {
  const { navigator, say } = useApp()
  const { query } = useRouteLocation()
  const id = query.get('shared')
  useEffect(() => {
    if (!id) return
    void takeShare(id).then((shared) => {
      // A reload of the original URL would find nothing anymore.
      void navigator?.go('/pin-creation-tool/', { replace: true })
      if (!shared) return showToast({ text: say('create.shareLost'), tone: 'error', duration: 5000 })
      const { files, title } = shared
      const { link, text } = toSharedLink(shared)
      if (files.length > 0) take.files(files, link)
      else if (link) return take.link(link)
      else addStoryDraft(say)
      const { selected } = draftsStore.getState()
      if (selected && (title || text)) editDraftText(selected, { title, description: text })
    })
  }, [id, take, navigator, say])
}
