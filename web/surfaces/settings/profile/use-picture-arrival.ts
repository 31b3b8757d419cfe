import { useEffect, useState } from 'react'
import { readTransfer } from '../../../state/dropped.ts'

/** A picture dropped or pasted anywhere on this page is meant for the avatar. True while one hangs over it. */
export function usePictureArrival(onPicture: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const take = (event: Event, transfer: DataTransfer | null) => {
      setIsOver(false)
      const [file] = readTransfer(transfer)?.files ?? []
      // The page around would make a pin of it.
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
