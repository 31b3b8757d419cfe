import { useEffect, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { mergePlan } from '#domain/rules/guest/guest-saves.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { useKnown } from '../../hooks/hooks.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { readEntity } from '../../state/read.ts'
import { PinGrid } from '../grid/PinGrid.tsx'
import styles from './UnauthProfile.module.css'

/** What a visitor saved in this browser, and the way to keep it for good. */
export function UnauthProfile() {
  const { say } = useFrame()
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

/** Each remembered pin is asked for; one that is gone is left out. */
function useRememberedPins() {
  const { ask, store } = useFrame()
  const { saves } = useGuestSaves()
  const ids = mergePlan(saves).map(({ pin_id }) => pin_id)
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
            if (!isRefused(thrown)) throw thrown
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
  const shown = useKnown((state) => state.shown)
  const state = store.get()
  const items = isKnown && shown ? found.ids.map((id) => readEntity(state, 'pin', id) as KnownPin) : []
  return { items, next: isKnown ? null : undefined, isBusy: !isKnown, refusal: undefined, more: () => {} }
}
