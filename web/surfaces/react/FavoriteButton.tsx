import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { LOG } from '#domain/log-events.ts'
import { FavoriteResource } from '#domain/resources/pins.ts'
import { favoriteCount, favoritesAt } from '#domain/rules/favorite/favorite-count.ts'
import { favoriteTap } from '#domain/rules/favorite/favorite-tap.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { log } from '../../tracking/log.ts'
import styles from './FavoriteButton.module.css'

/** The pins whose favorite is on its way: no heart of theirs on the page takes a tap. */
const busy = createStore<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))
const isOnItsWay = (id: string) => busy.getState().ids.has(id)
const setOnItsWay = (id: string, is: boolean) => {
  const others = [...busy.getState().ids].filter((one) => one !== id)
  busy.setState({ ids: new Set(is ? [...others, id] : others) })
}

/** Flips the favorite of a pin at once; taps wait until the server has answered. A failure says nothing (D20). */
export function useFavorite(pin: KnownPin, surface: SurfaceName | null, onUnfavorited?: (countBefore: number) => void) {
  const { store, ask } = useFrame()
  const isBusy = useSyncExternalStore(
    busy.subscribe,
    () => isOnItsWay(pin.id),
    () => false,
  )
  const flip = async () => {
    const tap = favoriteTap(pin, isOnItsWay(pin.id))
    if (!tap) return
    setOnItsWay(pin.id, true)
    const takeBack = store.patch('pin', pin.id, tap.shown)
    try {
      await ask(FavoriteResource[tap.call], { pin_id: pin.id })
      log({ event_type: tap.call === 'create' ? LOG.favorite : LOG.unfavorite, object_id_str: pin.id })
      if (tap.call === 'delete') onUnfavorited?.(favoritesAt(pin, surface))
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown
    } finally {
      takeBack()
      setOnItsWay(pin.id, false)
    }
  }
  return { isBusy, flip: () => void flip() }
}

type Props = {
  pin: KnownPin
  /** The grid of its card; null on the pin's page. */
  surface: SurfaceName | null
  onUnfavorited?: ((countBefore: number) => void) | undefined
}

/** The heart, with how many hold it dear. */
export function FavoriteButton({ pin, surface, onUnfavorited }: Props) {
  const { say } = useFrame()
  const { isBusy, flip } = useFavorite(pin, surface, onUnfavorited)
  const pinTitle = pinName(pin) || say('card.untitled')
  const isFavorite = pin.favorited_by_me
  const count = favoriteCount(favoritesAt(pin, surface))
  const label = say(isFavorite ? 'favorite.remove' : 'favorite.add', { pinTitle })
  return (
    <button
      type="button"
      className={surface ? styles.card : styles.closeup}
      aria-label={count ? `${label}, ${count}` : label}
      title={label}
      aria-pressed={isFavorite}
      disabled={isBusy}
      data-favorite=""
      onClick={flip}
    >
      <Heart size={surface ? 18 : 24} aria-hidden="true" className={isFavorite ? styles.full : undefined} />
      {count && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
