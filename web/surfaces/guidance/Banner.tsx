import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { isTextDarkOn } from '#domain/rules/guidance/is-text-dark-on.ts'
import type { GuidanceLayout } from '#domain/rules/guidance/placements.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import styles from './Banner.module.css'

type Props = {
  layout: GuidanceLayout
  kind: 'banner' | 'hero' | 'card'
  /** Name of the region. */
  name: string
  /** `#rrggbb`; the text on it is light or dark. */
  background?: string | undefined
  /** `#rrggbb`, instead of the color that follows from the background. */
  text?: string | undefined
  /** Covers the whole banner, under its texts. */
  backdrop?: { uri: string; altText?: string | undefined } | undefined
  cover?: string | undefined
  icon?: ReactNode
  children: ReactNode
  actions?: ReactNode
  onClose?: (() => void) | undefined
}

const DARK = '#15161a'
const LIGHT = '#ffffff'

/** A wide card in the color of its experience, with a picture at its end or, where it is narrow, above its texts. */
export function Banner({ layout, kind, name, background, text, backdrop, cover, icon, children, ...rest }: Props) {
  const say = useSay()
  const front = text ?? (background && (isTextDarkOn(background) ? DARK : LIGHT))
  const style = {
    ...(background && { '--ground': background }),
    ...(front && { '--front': front, '--on-front': isTextDarkOn(front) ? DARK : LIGHT }),
  } as CSSProperties
  return (
    <section aria-label={name} className={styles.banner} data-layout={layout} data-kind={kind} style={style}>
      {backdrop && <img className={styles.backdrop} src={backdrop.uri} alt={backdrop.altText ?? ''} />}
      {icon}
      <div className={styles.words}>{children}</div>
      {rest.actions && <div className={styles.actions}>{rest.actions}</div>}
      {cover && <img className={styles.cover} src={cover} alt="" />}
      {rest.onClose && (
        <IconButton
          className={styles.close}
          size="small"
          label={say('guidance.dismissBanner')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={rest.onClose}
        />
      )}
    </section>
  )
}
