import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { showToast } from '#ui/toast/toast-store.ts'
import { type Frame, FrameContext } from '../../frame.tsx'
import { isOffline } from '../../state/reachable.ts'
import { Guarded } from '../failure/Guarded.tsx'

type Layer = { open: boolean; close: () => void }

const LEAVING = 400

/** Shows a dialog that outlives what opened it: a toast, a menu, a card that was scrolled away. All words come with it. */
export async function openDialogRoot(frame: Frame, load: () => Promise<(layer: Layer) => ReactNode>): Promise<void> {
  const [show] = await Promise.all([load(), frame.moreWords?.()]).catch(() => [])
  if (!show)
    return void showToast({ text: frame.say(isOffline() ? 'shell.isOffline' : 'shell.notSent'), tone: 'error' })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const remove = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <FrameContext value={frame}>
      <Guarded>
        <Shown show={show} onGone={remove} />
      </Guarded>
    </FrameContext>,
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
