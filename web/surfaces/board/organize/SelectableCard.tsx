import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../../app-context.tsx'
import type { KnownPin } from '../../../state/entities.ts'
import { DragHandle } from '../../arrange/ArrangeOverlay.tsx'
import type { ArrangeState } from '../../arrange/use-arrange.ts'
import styles from './SelectableCard.module.css'

type Props = {
  pin: KnownPin
  card: ReactNode
  isChosen: boolean
  onTap: (id: string, withShift: boolean) => void
  arranging: ArrangeState
  hasHandle: boolean
}

/** Card that a tap selects instead of opening, and that can be dragged. */
export function SelectableCard({ pin, card, isChosen, onTap, arranging, hasHandle }: Props) {
  const say = useSay()
  const name = pinName(pin) || say('card.untitled')
  return (
    <div className={styles.around} {...arranging.item(pin.id)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture as large as this is no input; Space and Enter work alike */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={say('organize.select', { pinTitle: name })}
        className={styles.check}
        onClick={(event) => onTap(pin.id, event.shiftKey)}
        {...arranging.drag(pin.id)}
      >
        <span className={styles.mark}>
          <Check size={20} strokeWidth={3} aria-hidden="true" />
        </span>
      </button>
      {hasHandle && <DragHandle arranging={arranging} id={pin.id} name={name} className={styles.handle} />}
      <div inert className={styles.card}>
        {card}
      </div>
    </div>
  )
}
