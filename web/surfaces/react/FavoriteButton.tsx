import { Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { FavoriteResource } from '#domain/resources/pins.ts'
import { favoriteCountOnSurface, formatFavoriteCount, nextFavoriteTap } from '#domain/rules/favorite/favorite.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal, makeIdempotencyKey } from '../../ask.ts'
import { useWaitingWrite } from '../../hooks/use-waiting-write.ts'
import { isBrowserOffline } from '../../state/connection.ts'
import type { KnownPin } from '../../state/entities.ts'
import { isBeingSent, keepWaitingWrite, removeWaitingWrite } from '../../state/waiting-writes.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'
import styles from './FavoriteButton.module.css'

/** Pins whose favorite request is running; all of their stars on the page ignore taps. */
const busy = createStore<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))
const isOnItsWay = (id: string) => busy.getState().ids.has(id)
const setOnItsWay = (id: string, is: boolean) => {
  const others = [...busy.getState().ids].filter((one) => one !== id)
  busy.setState({ ids: new Set(is ? [...others, id] : others) })
}

/** Toggles the favorite of a pin optimistically; taps wait for the server's answer. Failures are silent. */
export function useToggleFavorite(
  pin: KnownPin,
  surface: SurfaceName | null,
  onUnfavorited?: (countBefore: number) => void,
) {
  const { store, ask } = useApp()
  const waiting = useWaitingWrite('favorite', pin.id)
  const isBusy = useSyncExternalStore(
    busy.subscribe,
    () => isOnItsWay(pin.id),
    () => false,
  )
  const flip = async () => {
    const tap = nextFavoriteTap(pin, isOnItsWay(pin.id))
    if (!tap) return
    if (waiting) return isBeingSent(waiting) ? undefined : removeWaitingWrite({ store }, waiting)
    setOnItsWay(pin.id, true)
    const takeBack = store.patch('pin', pin.id, tap.shown)
    const key = makeIdempotencyKey()
    const options = { pin_id: pin.id }
    try {
      await ask(FavoriteResource[tap.call], options, { key })
      const event_type = tap.call === 'create' ? LOG_EVENT.favorite : LOG_EVENT.unfavorite
      logPinEvent(pin, { event_type, element: LOG_ELEMENT.favorite }, { surface })
      if (tap.call === 'delete') onUnfavorited?.(favoriteCountOnSurface(pin, surface))
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      const write = { kind: 'favorite', verb: tap.call, pin_id: pin.id, options, key, shown: tap.shown } as const
      if (isBrowserOffline()) keepWaitingWrite({ store }, { ...write, madeAt: Date.now() })
    } finally {
      takeBack()
      setOnItsWay(pin.id, false)
    }
  }
  return { isBusy, isWaiting: waiting !== undefined, flip: () => void flip() }
}

type Props = {
  pin: KnownPin
  /** The surface of the card's grid; null on the pin's page. */
  surface: SurfaceName | null
  onUnfavorited?: ((countBefore: number) => void) | undefined
}

/** The star button that makes a pin a favorite, with the number of people who did. */
export function FavoriteButton({ pin, surface, onUnfavorited }: Props) {
  const { say } = useApp()
  const { isBusy, isWaiting, flip } = useToggleFavorite(pin, surface, onUnfavorited)
  const pinTitle = pinName(pin) || say('card.untitled')
  const isFavorite = pin.favorited_by_me
  const count = formatFavoriteCount(favoriteCountOnSurface(pin, surface))
  const name = say(isFavorite ? 'favorite.remove' : 'favorite.add', { pinTitle })
  const label = isWaiting ? `${name}, ${say('waiting.hint')}` : name
  return (
    <button
      type="button"
      className={surface ? styles.card : styles.closeup}
      aria-label={count ? `${label}, ${count}` : label}
      title={label}
      aria-pressed={isFavorite}
      disabled={isBusy}
      data-favorite=""
      data-waiting={isWaiting ? '' : undefined}
      onClick={flip}
    >
      <Star size={surface ? 18 : 24} aria-hidden="true" className={isFavorite ? styles.full : undefined} />
      {count && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
