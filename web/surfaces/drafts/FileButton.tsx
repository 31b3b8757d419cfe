import { type ReactNode, useRef } from 'react'
import { ACCEPTED, ACCEPTED_VIDEOS } from './upload-queue.ts'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  /** What the system's window offers; pictures and videos when nothing is said. */
  accept?: readonly string[]
  isOne?: boolean
  children: (open: () => void) => ReactNode
}

const EVERYTHING = [...ACCEPTED, ...ACCEPTED_VIDEOS]

/** Opens the system's window for choosing files. */
export function FileButton({ label, onFiles, accept = EVERYTHING, isOne = false, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple={!isOne}
        hidden
        accept={accept.join(',')}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
