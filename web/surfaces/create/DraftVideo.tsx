import { FileUp } from 'lucide-react'
import type { Id } from '#domain/id.ts'
import { Button } from '#ui/Button.tsx'
import { useApp } from '../../app-context.tsx'
import { findDraft, replaceDraftFile, updateDraft } from '../drafts/drafts-store.ts'
import { FileButton } from '../drafts/FileButton.tsx'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { startWaitingUploads } from '../drafts/uploads.ts'
import { VideoField } from '../video-form/VideoField.tsx'

/** Replaces a file that can't be used; the draft's texts stay. */
export function ReplaceFileButton({ draftKey }: { draftKey: string }) {
  const frame = useApp()
  const { say } = frame
  return (
    <FileButton
      label={say('create.anotherFile')}
      isOne={true}
      onFiles={([file]) => {
        if (file) replaceDraftFile(draftKey, file, say)
        startWaitingUploads(frame)
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

/** Video of a draft, with the choice of its cover. */
export function DraftVideo({ draft: { key, upload }, videoId }: { draft: LocalDraft; videoId: Id }) {
  const frame = useApp()
  return (
    <VideoField
      videoId={videoId}
      cover={upload.at === 'sent' ? upload.signature : undefined}
      onCover={({ signature, ext, color, width, height }) =>
        findDraft(key)?.video?.id === videoId &&
        updateDraft(key, { upload: { at: 'sent', signature, ext, color }, width, height })
      }
      onFile={(file) => {
        replaceDraftFile(key, file, frame.say)
        startWaitingUploads(frame)
      }}
    />
  )
}
