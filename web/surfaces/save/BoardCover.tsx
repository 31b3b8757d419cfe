import { Folder } from 'lucide-react'
import type { BoardCard } from '#domain/entities/board.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { useConfig } from '../../hooks/hooks.ts'

/** A small cover of a board or section; decoration next to its name. */
export function BoardCover({ covers }: { covers: BoardCard['cover_images'] | undefined }) {
  const { media_url } = useConfig()
  const cover = covers?.[0]
  if (!cover) return <Folder size={20} aria-hidden="true" />
  return (
    <img
      src={media_url + imagePath('75x75_RS', cover.signature, cover.ext)}
      width={48}
      height={48}
      alt=""
      loading="lazy"
      style={{ backgroundColor: cover.dominant_color }}
    />
  )
}
