import { useEffect } from 'react'
import type { Id } from '#domain/id.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { newKey } from '../../ask.ts'
import { type Frame, useFrame, useGo } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { newDraft } from '../drafts/draft.ts'
import { add, drafts, select } from '../drafts/drafts.ts'
import { readStory } from '../drafts/published-story.ts'
import { addStory } from '../drafts/story-draft.ts'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Route.41: at the addresses of stories one begins, or the one that is being made goes on; with a pin its pages are changed. */
export function useNewStory(): void {
  const frame = useFrame()
  const go = useGo()
  const { path, query } = usePlace()
  const pin = query.get('pin')
  useEffect(() => {
    if (!/^\/(story|idea)-pin-builder/.test(path)) return
    if (pin) void editStory(frame, pin as Id).catch(tellRefusal)
    else {
      const begun = drafts.getState().drafts.find(({ story, edits }) => story && !edits)
      if (begun) select(begun.key)
      else addStory(frame.say)
    }
    // A reload would begin another.
    void go('/pin-creation-tool/', { replace: true })
  }, [frame, go, path, pin])
}

async function editStory(frame: Frame, id: Id): Promise<void> {
  const known = drafts.getState().drafts.find(({ edits }) => edits === id)
  if (known) return select(known.key)
  const published = await readStory(frame, id)
  if (!published) return
  const { pin, ...rest } = published
  const { image_signature, image_ext: ext, image_width: width, image_height: height, dominant_color: color } = pin
  const upload = image_signature
    ? ({ at: 'sent', signature: image_signature, ext, color } as const)
    : { at: 'none' as const }
  const words = { title: pin.title, description: pin.description }
  add([newDraft(newKey(), Date.now(), { name: pinName(pin), ...words, upload, width, height, ...rest, edits: id })])
}
