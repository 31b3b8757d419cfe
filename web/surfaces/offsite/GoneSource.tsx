import { LinkHealthResource } from '#domain/resources/offsite.ts'
import { formatLongDate } from '#domain/rules/format/dates.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './offsite.module.css'

/** Says that the source page of a pin is gone, and what it contained. The pin's picture is the only copy left. */
export function GoneSource({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const { answer } = useAnswer(LinkHealthResource.get, pin.link ? { pin_id: pin.id } : undefined)
  if (answer?.state !== 'gone') return null
  const { title, description, seen_at } = answer
  const date = seen_at && formatLongDate(new Date(seen_at), locale)
  const hasWords = Boolean(date && (title || description))
  return (
    <section className={styles.gone} data-gone="">
      <h2>{say('offsite.gone')}</h2>
      <p>{hasWords && date ? say('offsite.goneSince', { date }) : say('offsite.goneUnseen')}</p>
      {hasWords && (
        <blockquote>
          <strong>{title}</strong>
          {title && description && '\n'}
          {description}
        </blockquote>
      )}
    </section>
  )
}
