import { useEffect } from 'react'
import type { Id } from '#domain/id.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { type AppContextValue, useApp, useNavigate } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { addDrafts, draftsStore, removeBlankStories, setSelectedDraft } from '../drafts/drafts-store.ts'
import { makeDraft } from '../drafts/local-draft.ts'
import { fetchPublishedStory } from '../drafts/published-story.ts'
import { addStoryDraft } from '../drafts/story-draft.ts'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

const CREATE = '/pin-creation-tool/'

/**
 * On the story paths, creates a story draft or continues the open one; with a pin in the URL, edits that story
 * (`route.41`).
 */
export function useStoryFromRoute(): void {
  const frame = useApp()
  const go = useNavigate()
  const { path, query } = useRouteLocation()
  const pin = query.get('pin')
  useEffect(() => {
    if (!/^\/(story|idea)-pin-builder/.test(path)) return
    if (pin) void editStory(frame, pin as Id).catch(showRefusalToast)
    else {
      const begun = draftsStore.getState().drafts.find(({ story, edits }) => story && !edits)
      if (begun) setSelectedDraft(begun.key)
      else addStoryDraft(frame.say)
    }
    // A reload of the story path would start another draft.
    void go(CREATE, { replace: true })
  }, [frame, go, path, pin])
  useEffect(
    () => () => {
      if (location.pathname !== CREATE) removeBlankStories()
    },
    [],
  )
}

async function editStory(frame: AppContextValue, id: Id): Promise<void> {
  const known = draftsStore.getState().drafts.find(({ edits }) => edits === id)
  if (known) return setSelectedDraft(known.key)
  const published = await fetchPublishedStory(frame, id)
  if (!published) return
  const { pin, ...rest } = published
  const { image_signature, image_ext: ext, image_width: width, image_height: height, dominant_color: color } = pin
  const upload = image_signature
    ? ({ at: 'sent', signature: image_signature, ext, color } as const)
    : { at: 'none' as const }
  const words = { title: pin.title, description: pin.description }
  addDrafts([
    makeDraft(makeIdempotencyKey(), Date.now(), {
      name: pinName(pin),
      ...words,
      upload,
      width,
      height,
      ...rest,
      edits: id,
    }),
  ])
}
