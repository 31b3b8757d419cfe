import { type ReactNode, useMemo, useState } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { Id } from '#domain/id.ts'
import { densityOn } from '#domain/rules/account/profile-view.ts'
import { viewIn } from '#domain/rules/link/view-in.ts'
import { Button } from '#ui/Button.tsx'
import { Masonry } from '#ui/masonry/Masonry.tsx'
import { useSay } from '../../frame.tsx'
import { type Listed, useConfig, useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { usePlace } from '../../router/place.tsx'
import { useRestored } from '../../router/restored.ts'
import type { KnownBoard, KnownPin } from '../../state/entities.ts'
import { Guarded } from '../failure/Guarded.tsx'
import { cardSize } from '../pin-card/card-size.ts'
import { type Around, type GridPlace, GridPlaceContext, useGridPlace } from '../pin-card/grid-place.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import styles from './PinGrid.module.css'
import { rememberWalk } from './walk.ts'

type Props = {
  label?: string
  list: Listed<unknown>
  /** Where it is: what its cards show and offer depends on it. */
  surface?: SurfaceName
  /** On a board's grid, that board. */
  board?: KnownBoard
  /** The list of favorites: a pin that is no favorite any more leaves it. */
  isFavorites?: boolean
  /** What the page puts around each card; it takes no room. */
  around?: Around | undefined
  /** Stands there when the list is known to be empty. */
  empty: ReactNode
  /** What is offered where the list ends. */
  end?: ReactNode
  /** What the address calls the start of its next page, where a page has several lists. */
  startName?: string
}

/** The pins of a list, endless. */
export function PinGrid(props: Props) {
  const { label, list, surface = 'RelatedPinGrid', board, isFavorites = false, around, empty, end, startName } = props
  const say = useSay()
  const restored = useRestored()
  const viewer = useViewer()
  const { locale } = useConfig()
  const { pins, place } = useGrid(list.items as readonly KnownPin[], { surface, board, isFavorites, around })
  const sizeOf = useMemo(
    () => (pin: KnownPin) => cardSize(pin, { surface, viewer, locale, view: place.view }),
    [surface, viewer, locale, place.view],
  )
  if (list.next === undefined && pins.length === 0 && !list.refusal) return <GridSkeleton />
  if (list.next === null && pins.length === 0) return empty
  return (
    <GridPlaceContext value={place}>
      <div className={styles.grid} data-surface={surface} onClickCapture={() => rememberWalk(pins)}>
        <Masonry
          label={label ?? say('grid.label')}
          items={pins as KnownPin[]}
          getKey={keyOfPin}
          sizeOf={sizeOf}
          renderItem={renderCard}
          onNearEnd={list.refusal ? wait : list.more}
          total={list.next ? -1 : pins.length}
          density={densityOn(surface, viewer.view)}
          initialScrollY={restored}
        />
        {/* Another one for each page: pushed down by new cards it would count as a jump. */}
        <NextPage
          key={list.next}
          list={list}
          startName={startName}
          end={end ?? <Button href="/ideas/">{say('grid.topics')}</Button>}
        />
      </div>
    </GridPlaceContext>
  )
}

type Wish = {
  surface: SurfaceName
  board: KnownBoard | undefined
  isFavorites: boolean
  around: Around | undefined
}

/** What the cards know of their grid, and the pins without those that left it. */
export function useGrid(all: readonly KnownPin[], { surface, board, isFavorites, around }: Wish) {
  const isDesktop = useIsDesktop()
  const { query } = usePlace()
  const [left, setLeft] = useState<ReadonlySet<Id>>(NOBODY)
  const place = useMemo((): GridPlace => {
    const onUnfavorited = (id: Id) => setLeft((before) => new Set([...before, id]))
    return {
      surface,
      isDesktop,
      board: board ?? null,
      view: viewIn(query),
      around,
      ...(isFavorites && { onUnfavorited }),
    }
  }, [surface, isDesktop, board, query, isFavorites, around])
  const pins = useMemo(
    () => (isFavorites && left.size ? all.filter(({ id }) => !left.has(id)) : all),
    [all, left, isFavorites],
  )
  return { pins, place }
}

const NOBODY: ReadonlySet<Id> = new Set()

/** A page that failed is asked for again by hand. */
const wait = () => {}
const keyOfPin = (pin: KnownPin) => pin.id
export const renderCard = (pin: KnownPin, _position: unknown, index: number) => (
  <Guarded fallback={<BrokenCard />}>
    <PlacedCard pin={pin} index={index} />
  </Guarded>
)

function PlacedCard({ pin, index }: { pin: KnownPin; index: number }) {
  const { around } = useGridPlace()
  const card = <PinCard pin={pin} index={index} />
  return around ? around(pin, card) : card
}

/** Spec 8: one card that crashed says so in its place; the others live on. */
function BrokenCard() {
  const say = useSay()
  return <p className={styles.broken}>{say('card.broken')}</p>
}
