import { type ComponentType, memo, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { useEntity } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { whenInteracted } from '../../state/first-interaction.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Actions.module.css'

type Acts = typeof import('./acts.ts').acts
type Name = keyof Acts
type Act = ComponentType<{ pin: KnownPin }>

let loaded: Acts | undefined = import.meta.env.SSR ? (await import('./acts.ts')).acts : undefined

export async function loadActs(): Promise<Acts> {
  loaded ??= (await import('./acts.ts')).acts
  return loaded
}

const later = (name: Name): Act =>
  lazyWithRetry(async () => {
    await whenInteracted()
    return (await loadActs())[name]
  })
const LATER: Record<Name, Act> = {
  Actions: later('Actions'),
  Creator: later('Creator'),
  MoreAboutPin: later('MoreAboutPin'),
  Note: later('Note'),
  Reactions: later('Reactions'),
}

/**
 * A part that the server has rendered and that answers once someone touches the page. What is pressed before is pressed again
 * then. It is drawn by the pin's id alone: a change from outside would take away what the server sent.
 */
export const ActSlot = memo(function ActSlot({ act, pinId }: { act: Name; pinId: Id }) {
  const [{ Shown }] = useState(() => ({ Shown: loaded?.[act] ?? LATER[act] }))
  const place = useRef<HTMLDivElement>(null)
  const onReady = usePressedAgain(place)
  return (
    <div ref={place} className={styles.act}>
      <Suspense fallback={act === 'Actions' && <div className={styles.actions} />}>
        <Ready Shown={Shown} pinId={pinId} onReady={onReady} />
      </Suspense>
    </div>
  )
})

function Ready({ Shown, pinId, onReady }: { Shown: Act; pinId: Id; onReady: () => void }) {
  const pin = useEntity('pin', pinId)
  useEffect(onReady, [onReady])
  return pin && <Shown pin={pin} />
}

function usePressedAgain(place: RefObject<HTMLElement | null>) {
  const isReady = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const button = (event.target as Element).closest('button')
      if (isReady.current || !button || !place.current?.contains(button)) return
      event.preventDefault()
      pressed.current = button
    }
    // At the window: React lets nothing through to what it has not taken over yet.
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [place])
  return useCallback(() => {
    isReady.current = true
    const button = pressed.current
    // Once what only this browser knows, the board chosen last for example, is drawn too.
    if (button) setTimeout(() => button.click())
  }, [])
}
