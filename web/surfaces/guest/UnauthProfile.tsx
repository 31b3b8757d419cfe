import { useEffect, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { listSavesToMerge } from '#domain/rules/guest/guest-saves.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useStoreSelector } from '../../hooks/hooks.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { selectEntity } from '../../state/selectors.ts'
import { PinGrid } from '../grid/PinGrid.tsx'
import styles from './UnauthProfile.module.css'

/** Page with a visitor's saves in this browser, and a sign-up link to keep them. */
export function UnauthProfile() {
  const { say } = useApp()
  const list = useRememberedPins()
  const count = list.items.length
  return (
    <>
      <div className={styles.head}>
        <h1>{say('guest.title')}</h1>
        {count > 0 && (
          <>
            <p>{say('guest.sentence', { count })}</p>
            <p className={styles.ways}>
              <Button href="/signup/" kind="primary">
                {say('shell.signUp')}
              </Button>
              <Button href="/login/">{say('shell.logIn')}</Button>
            </p>
          </>
        )}
      </div>
      <PinGrid
        list={list}
        surface="RelatedPinGrid"
        empty={
          <EmptyState
            drawing={<EmptyBower />}
            sentence={say('guest.empty')}
            action={
              <Button href="/" kind="primary">
                {say('guest.emptyAction')}
              </Button>
            }
          />
        }
      />
    </>
  )
}

/** Loads the remembered pins; deleted ones are left out. */
function useRememberedPins() {
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
