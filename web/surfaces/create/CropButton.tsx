import { Crop } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'

const CropDialog = lazyWithRetry(async () => (await import('./CropDialog.tsx')).CropDialog)

/** Opens the crop dialog of an uploaded picture; GIFs and videos can't be cropped. */
export function CropButton({ draft }: { draft: LocalDraft }) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  if (
    draft.upload.at !== 'sent' ||
    draft.upload.ext === 'gif' ||
    draft.slots.length > 0 ||
    draft.isVideo ||
    draft.story
  )
    return null
  return (
    <>
      <Button icon={<Crop size={20} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {say('create.crop')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CropDialog draft={draft} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
