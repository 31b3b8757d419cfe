import { BookOpen, Film, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useConfig } from '../../hooks/hooks.ts'
import { pictureUrl } from '../../picture-urls.ts'
import type { LocalDraft } from '../drafts/local-draft.ts'
import { useLocalPictureUrl } from '../drafts/use-drafts.ts'
import { makeLinkPreviewUrl } from './link-preview-url.ts'

type Props = { draft: LocalDraft; alt: string; size?: '236x' | '736x'; className?: string | undefined }

/** Picture of a draft: from this page if held here, else from the server, else from the other site. */
export function DraftPicture({ draft, alt, size = '236x', className }: Props) {
  const { media_url } = useConfig()
  const held = useLocalPictureUrl(draft)
  // The copy in this page is the uncropped original.
  const local = draft.crop || draft.isVideo || draft.story ? undefined : held
  const [broken, setBroken] = useState<string>()
  const { upload } = draft
  const kept =
    upload.at === 'sent'
      ? pictureUrl(media_url, { image_signature: upload.signature, image_ext: upload.ext }, size)
      : undefined
  const elsewhere = upload.at === 'elsewhere' ? makeLinkPreviewUrl(upload.url) : undefined
  const source = [local, kept, elsewhere].find((one) => one && one !== broken)
  const Nothing = draft.story ? BookOpen : draft.isVideo ? Film : ImageOff
  if (!source) return <Nothing size={24} aria-hidden="true" />
  return <img src={source} alt={alt} className={className} onError={() => setBroken(source)} />
}
