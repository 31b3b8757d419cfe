import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app-context.tsx'
import { type RunningUpload, uploadPicture } from '../../hooks/upload-picture.ts'

type Upload = { preview: string | undefined; signature: string | undefined; error: string | undefined }
const NONE: Upload = { preview: undefined, signature: undefined, error: undefined }

/** Upload of a single picture, started as soon as it is chosen. */
export function usePictureUpload() {
  const { say, store } = useApp()
  const [upload, setUpload] = useState(NONE)
  const [isSending, setIsSending] = useState(false)
  const sending = useRef<RunningUpload>(undefined)
  const { preview } = upload
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const clear = () => {
    sending.current?.cancel()
    setUpload(NONE)
    setIsSending(false)
  }
  const send = (file: File) => {
    clear()
    setUpload({ ...NONE, preview: URL.createObjectURL(file) })
    setIsSending(true)
    const mine = uploadPicture({ file, name: file.name, viewer: store.get().viewer.id })
    sending.current = mine
    void mine.done.then((sent) => {
      if (sending.current !== mine || sent.is === 'cancelled') return
      setIsSending(false)
      if (sent.is === 'sent') setUpload((now) => ({ ...now, signature: sent.signature }))
      else setUpload({ ...NONE, error: sent.is === 'refused' ? sent.message : say('shell.notSent') })
    })
  }
  return { ...upload, isSending, send, clear }
}
