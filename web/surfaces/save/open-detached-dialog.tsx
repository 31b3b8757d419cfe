import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { showToast } from '#ui/toast/toast-store.ts'
import { AppContext, type AppContextValue } from '../../app-context.tsx'
import { isBrowserOffline } from '../../state/connection.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'

type Layer = { open: boolean; close: () => void }

const LEAVING = 400

/**
 * Opens a dialog in a React root of its own, so that it outlives the toast, menu or card that opened it. Loads all
 * translations.
 */
export async function openDetachedDialog(
  frame: AppContextValue,
  load: () => Promise<(layer: Layer) => ReactNode>,
): Promise<void> {
  const [show] = await Promise.all([load(), frame.moreWords?.()]).catch(() => [])
  if (!show)
    return void showToast({ text: frame.say(isBrowserOffline() ? 'shell.isOffline' : 'shell.notSent'), tone: 'error' })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const remove = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <AppContext value={frame}>
      <CrashBoundary>
        <Shown show={show} onGone={remove} />
      </CrashBoundary>
    </AppContext>,
  )
}

function Shown({ show, onGone }: { show: (layer: Layer) => ReactNode; onGone: () => void }) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(onGone, LEAVING)
    return () => clearTimeout(timer)
  }, [open, onGone])
  return show({ open, close: () => setOpen(false) })
}
