import { type CSSProperties, useState } from 'react'
import type { ExperienceValues } from '#domain/rules/guidance/read-experience.ts'
import styles from './ExperiencePicture.module.css'

type Picture = NonNullable<ExperienceValues<'modal'>['image']>
type Video = NonNullable<ExperienceValues<'modal'>['video']>
type Props = { maxWidth?: number }

/** The picture of an experience over its dominant color, with its space reserved; one that can't be loaded is left out. */
export function ExperiencePicture({ picture, maxWidth }: Props & { picture: Picture }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  const { url, imageAlt = '', dominantColor } = picture
  const style = { ...toBox(picture, maxWidth), background: dominantColor }
  return <img className={styles.media} src={url} alt={imageAlt} style={style} onError={() => setIsBroken(true)} />
}

/** The video of an experience, which begins at a click. */
export function ExperienceVideo({ video: { url, metadata = {} }, maxWidth }: Props & { video: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the display data of experiences has no captions
    <video
      className={styles.media}
      src={url}
      poster={metadata.thumbnail}
      style={toBox(metadata, maxWidth)}
      controls
      playsInline
      preload="none"
    />
  )
}

function toBox({ width, height }: { width?: number | undefined; height?: number | undefined }, maxWidth?: number) {
  const ratio = width && height ? `${width} / ${height}` : '3 / 2'
  return { aspectRatio: ratio, ...(maxWidth && { inlineSize: Math.min(width ?? maxWidth, maxWidth) }) } as CSSProperties
}
