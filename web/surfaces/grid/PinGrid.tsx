import { type ReactNode, useMemo, useState } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { Id } from '#domain/id.ts'
import { pinDensityFor } from '#domain/rules/account/profile-view.ts'
import { parseQueryView } from '#domain/rules/link/pin-path.ts'
import { Button } from '#ui/Button.tsx'
import { Masonry } from '#ui/masonry/Masonry.tsx'
import { useSay } from '../../app-context.tsx'
import { type LoadedList, useConfig, useViewer } from '../../hooks/hooks.ts'
import { useIsDesktop } from '../../hooks/use-is-desktop.ts'
import { useRestoredScrollTop } from '../../router/restored-scroll.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownBoard, KnownPin } from '../../state/entities.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { computeCardSize } from '../pin-card/card-size.ts'
import { type CardWrapper, GridContext, type GridContextValue, useGridContext } from '../pin-card/grid-context.ts'
import { PinCard } from '../pin-card/PinCard.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import styles from './PinGrid.module.css'
import { rememberPinList } from './pin-neighbors.ts'

type Props = {
  label?: string
  list: LoadedList<unknown>
  /** The surface, on which the content and actions of the cards depend. */
  surface?: SurfaceName
  /** The board, on a board's grid. */
  board?: KnownBoard
  /** A list of favorites: pins that are no longer favorites leave it. */
  isFavorites?: boolean
  /** Wrapper that the page puts around each card; it takes no space. */
  around?: CardWrapper | undefined
  /** Shown when the list is known to be empty. */
  empty: ReactNode
  /** Shown at the end of the list. */
  end?: ReactNode
  /** Query parameter for the start of the next page, on pages with several lists. */
  startName?: string
}

/** Grid of a pin list with infinite scrolling. */
export function PinGrid(props: Props) {
  const { label, list, surface = 'RelatedPinGrid', board, isFavorites = false, around, empty, end, startName } = props
  const say = useSay()
  const restored = useRestoredScrollTop()
  const viewer = useViewer()
  const { locale } = useConfig()
  const { pins, place } = useGridPins(list.items as readonly KnownPin[], { surface, board, isFavorites, around })
  const sizeOf = useMemo(
    () => (pin: KnownPin) => computeCardSize(pin, { surface, viewer, locale, view: place.view }),
    [surface, viewer, locale, place.view],
  )
  if (list.next === undefined && pins.length === 0 && !list.refusal) return <GridSkeleton />
  if (list.next === null && pins.length === 0) return empty
  return (
    <GridContext value={place}>
      <div className={styles.grid} data-surface={surface} onClickCapture={() => rememberPinList(pins)}>
        <Masonry
          label={label ?? say('grid.label')}
          items={pins as KnownPin[]}
          getKey={keyOfPin}
          sizeOf={sizeOf}
          renderItem={renderPinCard}
          onNearEnd={list.refusal ? wait : list.more}
          total={list.next ? -1 : pins.length}
          density={pinDensityFor(surface, viewer.view)}
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
    </GridContext>
  )
}

type CardOptions = {
  surface: SurfaceName
  board: KnownBoard | undefined
  isFavorites: boolean
  around: CardWrapper | undefined
}

/** Grid context for the cards, and the pins without those that left the list. */
export function useGridPins(all: readonly KnownPin[], { surface, board, isFavorites, around }: CardOptions) {
  const isDesktop = useIsDesktop()
  const { query } = useRouteLocation()
  const [left, setLeft] = useState<ReadonlySet<Id>>(NOBODY)
  const place = useMemo((): GridContextValue => {
    const onUnfavorited = (id: Id) => setLeft((before) => new Set([...before, id]))
    return {
      surface,
      isDesktop,
      board: board ?? null,
      view: parseQueryView(query),
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

/** After a failed page nothing is loaded automatically; the viewer retries by hand. */
const wait = () => {}
const keyOfPin = (pin: KnownPin) => pin.id
export const renderPinCard = (pin: KnownPin, _position: unknown, index: number) => (
  <CrashBoundary fallback={<BrokenCard />}>
    <PlacedCard pin={pin} index={index} />
  </CrashBoundary>
)

function PlacedCard({ pin, index }: { pin: KnownPin; index: number }) {
  const { around } = useGridContext()
  const card = <PinCard pin={pin} index={index} />
  return around ? around(pin, card) : card
}

/** Shown in place of a card that crashed; the other cards keep working. */
function BrokenCard() {
  const say = useSay()
  return <p className={styles.broken}>{say('card.broken')}</p>
}
