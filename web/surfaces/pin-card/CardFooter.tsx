import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { UserExperienceCompletedResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { cardDetailsVariant } from '#domain/rules/card/card-details.ts'
import { footerPlacementId, toFooterStrip } from '#domain/rules/guidance/placements.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import styles from './CardFooter.module.css'
import { useGridContext } from './grid-context.ts'

/** Tip below the first card, shown once. */
export function CardFooter() {
  const { say, ask, store } = useApp()
  const variant = cardDetailsVariant(useViewer(), useGridContext().isDesktop)
  const placement = footerPlacementId(variant)
  const { answer } = useAnswer(UserExperienceResource.get, placement ? { placement_ids: [placement] } : undefined)
  const placed = placement ? answer?.[placement] : null
  const strip = toFooterStrip(variant, placed)
  const [isOver, setIsOver] = useState(false)
  const shownId = strip && placed ? placed.id : undefined
  useEffect(() => {
    if (!shownId) return
    // If this fails, the tip is shown again, which does no harm.
    ask(UserExperienceCompletedResource.update, { placed_experience_id: shownId }).catch(() => {})
    return () => store.invalidate(UserExperienceResource.get)
  }, [ask, store, shownId])
  if (!strip || !placed || isOver) return null
  const dismiss = () => {
    setIsOver(true)
    ask(UserExperienceResource.delete, { placed_experience_id: placed.id }).catch(() => {})
  }
  return (
    <div className={styles.strip} data-footer="">
      <p>
        {strip.message}
        {strip.link && (
          <>
            {' '}
            <a href={strip.link.href}>{strip.link.text}</a>
          </>
        )}
      </p>
      <IconButton
        size="small"
        label={say('card.dismissFooter')}
        icon={<X size={16} aria-hidden="true" />}
        onClick={dismiss}
      />
    </div>
  )
}
