import { useEffect, useState } from 'react'
import { useIsHydrated } from '../form/use-is-hydrated.ts'
import { ExperienceView } from '../guidance/ExperienceView.tsx'
import { useGuidanceLayout } from '../guidance/use-guidance-layout.ts'
import { type ExperiencePreviewMessage, PREVIEW_READY } from './experience-preview-message.ts'

/** The page in the preview frame of the editor: shows what the editor sends, and reports nothing. */
export function ExperiencePreviewPage() {
  const isHydrated = useIsHydrated()
  return isHydrated && <Previewed />
}

function Previewed() {
  const layout = useGuidanceLayout()
  const [message, setMessage] = useState<ExperiencePreviewMessage>()
  // What is closed in the preview comes back, so that one can go on writing.
  const [round, setRound] = useState(0)
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== parent || data?.kind !== 'experience-preview') return
      document.documentElement.dataset.theme = data.theme
      setMessage(data)
    }
    addEventListener('message', listen)
    parent.postMessage(PREVIEW_READY, location.origin)
    return () => removeEventListener('message', listen)
  }, [])
  if (!message) return null
  const { experience } = message
  const showAgain = () => setRound((before) => before + 1)
  return (
    <ExperienceView
      key={`${round} ${JSON.stringify(experience.display_data)}`}
      experience={experience}
      layout={layout}
      onView={() => {}}
      onComplete={showAgain}
      onDismiss={showAgain}
      onGiveUp={() => {}}
      onLinkClick={() => {}}
    />
  )
}
