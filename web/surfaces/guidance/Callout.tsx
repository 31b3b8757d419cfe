import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuidanceLayout } from '#domain/rules/guidance/placements.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './Callout.module.css'

type Props = {
  layout: GuidanceLayout
  /** Name of the region. */
  name: string
  tone?: 'error' | 'warning' | 'info' | 'upsell' | 'plain'
  /** Lies over the foot of the page, instead of in it. */
  isFloating?: boolean
  /** Is read out as soon as it shows up. */
  isAlert?: boolean
  picture?: ReactNode
  /** Read before the texts by screen readers, such as "Error:". */
  kind?: string
  title?: string | undefined
  texts: readonly ReactNode[]
  actions?: ReactNode
  onClose: () => void
  closeLabel: string
}

/** A card with an icon or a picture, a text, and up to two actions. */
export function Callout({ layout, name, tone = 'plain', isFloating, isAlert, picture, kind, ...rest }: Props) {
  const { title, texts, actions, onClose, closeLabel } = rest
  return (
    <section
      aria-label={name}
      className={classes(styles.callout, isFloating && styles.floating)}
      data-tone={tone}
      data-layout={layout}
    >
      {picture}
      <div className={styles.words} role={isAlert ? 'alert' : undefined}>
        {kind && <span className="visually-hidden">{kind}</span>}
        {title && <h2 className={styles.title}>{title}</h2>}
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of an experience don't change
          <p key={at} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <IconButton
        className={styles.close}
        size="small"
        label={closeLabel}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onClose}
      />
    </section>
  )
}
