import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts.css'
import { useEffect } from 'react'
import { type Frame, FrameContext } from './frame.tsx'
import { PagesView } from './PagesView.tsx'
import { Shell } from './surfaces/shell/Shell.tsx'

type Props = { frame: Frame; onReady?: () => void }

export function App({ frame, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <FrameContext value={frame}>
      <Shell>
        <PagesView />
      </Shell>
    </FrameContext>
  )
}
