import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts.css'
import { useEffect } from 'react'
import { AppContext, type AppContextValue } from './app-context.tsx'
import { PagesView } from './PagesView.tsx'
import { Shell } from './surfaces/shell/Shell.tsx'

type Props = { frame: AppContextValue; onReady?: () => void }

export function App({ frame, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <AppContext value={frame}>
      <Shell>
        <PagesView />
      </Shell>
    </AppContext>
  )
}
