import { type ReactNode, useRef } from 'react'
import { ACCEPTED } from './upload-queue.ts'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  children: (open: () => void) => ReactNode
}

/** Opens the system's window for choosing pictures. */
export function FileButton({ label, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED.join(',')}
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
