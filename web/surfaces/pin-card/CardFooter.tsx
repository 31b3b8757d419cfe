import { X } from 'lucide-react'
import { useEffect } from 'react'
import { cardDetailsVariant } from '#domain/rules/card/card-details.ts'
import { footerPlacementId, toFooterStrip } from '#domain/rules/guidance/placements.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { usePlacement } from '../guidance/use-placement.ts'
import styles from './CardFooter.module.css'
import { useGridContext } from './grid-context.ts'

const CALLOUTS = [27]

/** Tip below the first card, shown once: seeing it completes it, and it stays until the page is left. */
export function CardFooter() {
  const { say } = useApp()
  const variant = cardDetailsVariant(useViewer(), useGridContext().isDesktop)
  const { experiences, guidance } = usePlacement(footerPlacementId(variant), { types: CALLOUTS })
  const [placed] = experiences
  const strip = toFooterStrip(variant, placed)
  const isShown = strip !== null
  useEffect(() => {
    if (placed && isShown) guidance.end(placed, 'complete', { preventRemoval: true })
  }, [guidance, placed, isShown])
  if (!strip || !placed) return null
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
        onClick={() => guidance.placements.remove(placed)}
      />
    </div>
  )
}
