import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture.ts'
import type { Draft } from './draft.ts'
import { previewUrl } from './preview-url.ts'
import { useLocalPicture } from './use-drafts.ts'

type Props = { draft: Draft; alt: string; className?: string | undefined }

/** A draft's picture: from this page, else as the server keeps it, else as it is elsewhere. */
export function DraftPicture({ draft, alt, className }: Props) {
  const { media_url } = useConfig()
  const local = useLocalPicture(draft)
  const [broken, setBroken] = useState<string>()
  const { upload } = draft
  const kept =
    upload.at === 'sent'
      ? pictureUrl(media_url, { image_signature: upload.signature, image_ext: upload.ext }, '236x')
      : undefined
  const source = local ?? kept ?? (upload.at === 'elsewhere' ? previewUrl(upload.url) : undefined)
  if (!source || broken === source) return <ImageOff size={24} aria-hidden="true" />
  return <img src={source} alt={alt} className={className} onError={() => setBroken(source)} />
}
