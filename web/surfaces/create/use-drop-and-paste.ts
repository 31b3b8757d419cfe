import { useEffect, useState } from 'react'
import { parseDataTransfer, takeDroppedContent } from '../../state/dropped-content.ts'

type Take = { files: (files: File[]) => void; link: (link: string) => void }

const TYPED_INTO = 'input, textarea, [contenteditable], dialog'

/** Accepts drops and pastes anywhere on the page, and those from before it opened. True while files hover over it. */
export function useDropAndPaste(take: Take): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const accept = (event: Event, transfer: DataTransfer | null) => {
      setIsOver(false)
      const files = [...(transfer?.files ?? [])]
      const isTyping = (event.target as Element | null)?.closest?.(TYPED_INTO) !== null
      const link = isTyping ? undefined : parseDataTransfer(transfer)?.link
      if (files.length === 0 && !link) return
      // Otherwise the app shell's handler would navigate to this page again.
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
    const dropped = takeDroppedContent()
    if (dropped?.files.length) take.files(dropped.files)
    else if (dropped?.link) take.link(dropped.link)
  }, [take])
  return isOver
}
