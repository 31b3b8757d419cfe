import { X } from 'lucide-react'
import { useState } from 'react'
import { UserExperienceCompletedResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { detailsVariant } from '#domain/rules/card/details.ts'
import { footerPlacement, footerStrip } from '#domain/rules/guidance/footer-strip.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import styles from './CardFooter.module.css'
import { useGridPlace } from './grid-place.ts'

/** D2: a word of guidance at the foot of the first card, once it is known that there is one. */
export function CardFooter() {
  const { say, ask, store } = useFrame()
  const variant = detailsVariant(useViewer(), useGridPlace().isDesktop)
  const placement = footerPlacement(variant)
  const { answer } = useAnswer(UserExperienceResource.get, placement ? { placement_ids: [placement] } : undefined)
  const placed = placement ? answer?.[placement] : null
  const strip = footerStrip(variant, placed)
  const [isOver, setIsOver] = useState(false)
  if (!strip || !placed || isOver) return null
  const settle = (question: typeof UserExperienceResource.delete | typeof UserExperienceCompletedResource.update) => {
    setIsOver(true)
    ask(question, { placed_experience_id: placed.id }).then(
      () => store.forget(UserExperienceResource.get),
      // If this fails, the hint is only shown once more.
      () => {},
    )
  }
  return (
    <div className={styles.strip} data-footer="">
      <p>
        {strip.message}
        {strip.link && (
          <>
            {' '}
            <a href={strip.link.href} onClick={() => settle(UserExperienceCompletedResource.update)}>
              {strip.link.text}
            </a>
          </>
        )}
      </p>
      <IconButton
        size="small"
        label={say('card.dismissFooter')}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => settle(UserExperienceResource.delete)}
      />
    </div>
  )
}
