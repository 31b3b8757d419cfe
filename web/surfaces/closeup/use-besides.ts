import { useEffect } from 'react'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { useFrame, usePages } from '../../frame.tsx'
import { besides } from '../grid/walk.ts'

const ELSEWHERE =
  'input, textarea, select, [contenteditable], [popover], dialog, [role=menu], [role=tablist], [role=list]'

/** Left and right lead to the pins before and after, in the list in which this one was opened. */
export function useBesides(id: string | undefined) {
  const { navigator, store } = useFrame()
  const isOver = usePages(({ layer }) => layer !== undefined)
  useEffect(() => {
    if (!navigator || !id || !isOver) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if ((event.target as Element).closest(ELSEWHERE) || document.querySelector('dialog[open]')) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const isOnward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
      const { before, after } = besides(id)
      const next = isOnward ? after : before
      if (!next) return
      event.preventDefault()
      void navigator.go(pinPath(next, store.get().viewer.is_auth), { over: true, replace: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigator, store, id, isOver])
}
