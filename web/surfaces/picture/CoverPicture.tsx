import type { ComponentProps } from 'react'
import type { CoverImage } from '#domain/entities/board.ts'
import { useConfig } from '../../hooks/hooks.ts'
import { toCoverSources } from '../../picture-urls.ts'
import styles from './CoverPicture.module.css'

type Props = { cover: CoverImage } & Pick<ComponentProps<'img'>, 'sizes' | 'loading'>

/** Picture of a board, topic or article that fills its parent, cropped around its focus. Decorative, beside a name. */
export function CoverPicture({ cover, sizes, loading = 'lazy' }: Props) {
  const { media_url } = useConfig()
  return (
    <img
      {...toCoverSources(media_url, cover)}
      sizes={sizes}
      alt=""
      loading={loading}
      decoding="async"
      draggable={false}
      className={styles.cover}
      style={cover.focus && { objectPosition: `${cover.focus.x * 100}% ${cover.focus.y * 100}%` }}
    />
  )
}
