import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Masonry } from '#ui/masonry/Masonry.tsx'
import { useSay } from '../../frame.tsx'
import { useRestored } from '../../router/restored.ts'
import type { KnownPin } from '../../state/entities.ts'
import type { Listed } from '../../state/hooks.ts'
import { cardSize } from '../pin-card/card-size.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { NextPage } from './NextPage.tsx'
import styles from './PinGrid.module.css'
import { rememberWalk } from './walk.ts'

type Props = {
  label?: string
  list: Listed<unknown>
  /** Stands there when the list is known to be empty. */
  empty: ReactNode
}

/** The pins of a list, endless. */
export function PinGrid({ label, list, empty }: Props) {
  const say = useSay()
  const restored = useRestored()
  const pins = list.items as readonly KnownPin[]
  if (list.next === undefined && pins.length === 0 && !list.refusal) return <GridSkeleton />
  if (list.next === null && pins.length === 0) return empty
  return (
    <div className={styles.grid} onClickCapture={() => rememberWalk(pins)}>
      <Masonry
        label={label ?? say('grid.label')}
        items={pins as KnownPin[]}
        getKey={keyOfPin}
        sizeOf={cardSize}
        renderItem={renderCard}
        onNearEnd={list.refusal ? wait : list.more}
        total={list.next ? -1 : pins.length}
        initialScrollY={restored}
      />
      {/* Another one for each page: pushed down by new cards it would count as a jump. */}
      <NextPage key={list.next} list={list} />
    </div>
  )
}

/** A page that failed is asked for again by hand. */
const wait = () => {}
const keyOfPin = (pin: KnownPin) => pin.id
const report = (error: unknown, where: string) => console.error(error, where)
const renderCard = (pin: KnownPin, _position: unknown, index: number) => (
  <ErrorBoundary onError={report}>
    <PinCard pin={pin} index={index} />
  </ErrorBoundary>
)
