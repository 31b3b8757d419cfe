import { useEffect, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { listSavesToMerge } from '#domain/rules/guest/guest-saves.ts'
import { useApp } from '../app-context.tsx'
import { isAskRefusal } from '../ask.ts'
import type { KnownPin } from '../state/entities.ts'
import { selectEntity } from '../state/selectors.ts'
import { useStoreSelector } from './hooks.ts'
import { useGuestSaves } from './use-guest-saves.ts'

/** Loads the pins that a visitor saved in this browser, as a list; deleted ones are left out. */
export function useRememberedPins() {
  const { ask, store } = useApp()
  const { saves } = useGuestSaves()
  const ids = listSavesToMerge(saves).map(({ pin_id }) => pin_id)
  const wanted = ids.join()
  const [found, setFound] = useState<{ wanted: string; ids: readonly Id[] }>()
  useEffect(() => {
    let isCurrent = true
    const asked = wanted ? (wanted.split(',') as Id[]) : []
    Promise.all(
      asked.map((id) =>
        ask(PinResource.get, { id }).then(
          (pin) => {
            store.take(PinResource.get, { id }, pin)
            return [id]
          },
          (thrown: unknown) => {
            if (!isAskRefusal(thrown)) throw thrown
            return []
          },
        ),
      ),
    ).then((all) => isCurrent && setFound({ wanted, ids: all.flat() }))
    return () => {
      isCurrent = false
    }
  }, [ask, store, wanted])
  const isKnown = found?.wanted === wanted
  const shown = useStoreSelector((state) => state.shown)
  const state = store.get()
  const items = isKnown && shown ? found.ids.map((id) => selectEntity(state, 'pin', id) as KnownPin) : []
  return { items, next: isKnown ? null : undefined, isBusy: !isKnown, refusal: undefined, more: () => {} }
}
