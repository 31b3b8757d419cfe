import { useEffect, useState } from 'react'
import { parseDataTransfer } from '../../../state/dropped-content.ts'

/**
 * Takes pictures that are dropped or pasted anywhere on the page for the avatar. Returns true while one is dragged over
 * the page.
 */
export function usePictureDropOrPaste(onPicture: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const take = (event: Event, transfer: DataTransfer | null) => {
      setIsOver(false)
      const [file] = parseDataTransfer(transfer)?.files ?? []
      // Otherwise the shell would create a pin from it.
      if (!file || document.querySelector('dialog:modal')) return
      event.preventDefault()
      onPicture(file)
    }
    const { signal } = stop
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal })
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal })
    return () => stop.abort()
  }, [onPicture])
  return isOver
}
