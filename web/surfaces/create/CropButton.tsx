import { Crop } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import type { Draft } from '../drafts/draft.ts'

const CropDialog = lazyWithRetry(async () => (await import('./CropDialog.tsx')).CropDialog)

/** Opens the crop of a picture that was sent; a moving one stays whole. */
export function CropButton({ draft }: { draft: Draft }) {
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
