import { FileUp } from 'lucide-react'
import type { Id } from '#domain/id.ts'
import { Button } from '#ui/Button.tsx'
import { useFrame } from '../../frame.tsx'
import type { Draft } from '../drafts/draft.ts'
import { change, draftOf, replaceFile } from '../drafts/drafts.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import { sendWaiting } from '../drafts/uploads.ts'
import { VideoField } from '../video-form/VideoField.tsx'

/** A file that can't be used makes way for another; the words stay. */
export function AnotherFile({ draftKey }: { draftKey: string }) {
  const frame = useFrame()
  const { say } = frame
  return (
    <FileButton
      label={say('create.anotherFile')}
      isOne={true}
      onFiles={([file]) => {
        if (file) replaceFile(draftKey, file, say)
        sendWaiting(frame)
      }}
    >
      {(open) => (
        <Button icon={<FileUp size={20} aria-hidden="true" />} onClick={open}>
          {say('create.anotherFile')}
        </Button>
      )}
    </FileButton>
  )
}

/** The video of a draft. */
export function DraftVideo({ draft: { key, upload }, videoId }: { draft: Draft; videoId: Id }) {
  const frame = useFrame()
  return (
    <VideoField
      videoId={videoId}
      cover={upload.at === 'sent' ? upload.signature : undefined}
      onCover={({ signature, ext, color, width, height }) =>
        draftOf(key)?.video?.id === videoId &&
        change(key, { upload: { at: 'sent', signature, ext, color }, width, height })
      }
      onFile={(file) => {
        replaceFile(key, file, frame.say)
        sendWaiting(frame)
      }}
    />
  )
}
