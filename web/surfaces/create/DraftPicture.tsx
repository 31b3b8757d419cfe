import { BookOpen, Film, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture.ts'
import type { Draft } from '../drafts/draft.ts'
import { useLocalPicture } from '../drafts/use-drafts.ts'
import { previewUrl } from './preview-url.ts'

type Props = { draft: Draft; alt: string; size?: '236x' | '736x'; className?: string | undefined }

/** A draft's picture: from this page, else as the server keeps it, else as it is elsewhere. */
export function DraftPicture({ draft, alt, size = '236x', className }: Props) {
  const { media_url } = useConfig()
  const held = useLocalPicture(draft)
  // What this page holds is the whole of it.
  const local = draft.crop || draft.isVideo || draft.story ? undefined : held
  const [broken, setBroken] = useState<string>()
  const { upload } = draft
  const kept =
    upload.at === 'sent'
      ? pictureUrl(media_url, { image_signature: upload.signature, image_ext: upload.ext }, size)
      : undefined
  const elsewhere = upload.at === 'elsewhere' ? previewUrl(upload.url) : undefined
  const source = [local, kept, elsewhere].find((one) => one && one !== broken)
  const Nothing = draft.story ? BookOpen : draft.isVideo ? Film : ImageOff
  if (!source) return <Nothing size={24} aria-hidden="true" />
  return <img src={source} alt={alt} className={className} onError={() => setBroken(source)} />
}
