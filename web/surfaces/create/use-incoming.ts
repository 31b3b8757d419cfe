import { useEffect, useState } from 'react'
import { readTransfer, takeDropped } from '../../state/dropped.ts'

type Take = { files: (files: File[]) => void; link: (link: string) => void }

const TYPED_INTO = 'input, textarea, [contenteditable], dialog'

/** Takes what is dropped or pasted anywhere on the page, and what was before it opened. True while files hover over it. */
export function useIncoming(take: Take): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const accept = (event: Event, transfer: DataTransfer | null) => {
      setIsOver(false)
      const files = [...(transfer?.files ?? [])]
      const isTyping = (event.target as Element | null)?.closest?.(TYPED_INTO) !== null
      const link = isTyping ? undefined : readTransfer(transfer)?.link
      if (files.length === 0 && !link) return
      // The shell would lead here from elsewhere.
      event.preventDefault()
      if (files.length > 0) take.files(files)
      else if (link) take.link(link)
    }
    document.addEventListener('paste', (event) => accept(event, event.clipboardData), { signal })
    document.addEventListener('drop', (event) => accept(event, event.dataTransfer), { signal })
    document.addEventListener(
      'dragover',
      (event) => {
        const types = event.dataTransfer?.types ?? []
        if (!types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal })
    return () => stop.abort()
  }, [take])
  useEffect(() => {
    const dropped = takeDropped()
    if (dropped?.files.length) take.files(dropped.files)
    else if (dropped?.link) take.link(dropped.link)
  }, [take])
  return isOver
}
