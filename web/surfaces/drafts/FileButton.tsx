import { type ReactNode, useRef } from 'react'
import { ACCEPTED_PICTURE_TYPES, ACCEPTED_VIDEO_TYPES } from './file-problems.ts'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  /** Accepted file types; pictures and videos by default. */
  accept?: readonly string[]
  isOne?: boolean
  children: (open: () => void) => ReactNode
}

const EVERYTHING = [...ACCEPTED_PICTURE_TYPES, ...ACCEPTED_VIDEO_TYPES]

/** Button that opens the system's file picker. */
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
          // Resetting the value allows the same file to be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
