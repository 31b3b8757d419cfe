import { type ComponentType, memo, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { useEntity } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { waitForInteraction } from '../../state/first-interaction.ts'
import { lazyWithRetry } from '../../state/lazy-with-retry.ts'
import styles from './Actions.module.css'

type Acts = typeof import('./acts.ts').interactiveParts
type Name = keyof Acts
type ActionComponent = ComponentType<{ pin: KnownPin }>

let loaded: Acts | undefined = import.meta.env.SSR ? (await import('./acts.ts')).interactiveParts : undefined

export async function loadInteractiveParts(): Promise<Acts> {
  loaded ??= (await import('./acts.ts')).interactiveParts
  return loaded
}

const later = (name: Name): ActionComponent =>
  lazyWithRetry(async () => {
    await waitForInteraction()
    return (await loadInteractiveParts())[name]
  })
const LATER: Record<Name, ActionComponent> = {
  Actions: later('Actions'),
  Creator: later('Creator'),
  MoreAboutPin: later('MoreAboutPin'),
  Note: later('Note'),
  Reactions: later('Reactions'),
}

/**
 * A server-rendered part of the closeup that becomes interactive on the first interaction. A click before that is
 * repeated afterwards. It depends on the pin's id only, because a prop change before hydration would discard the
 * server's markup.
 */
export const InteractiveSlot = memo(function ActSlot({ act, pinId }: { act: Name; pinId: Id }) {
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

function Ready({ Shown, pinId, onReady }: { Shown: ActionComponent; pinId: Id; onReady: () => void }) {
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
    // On the window, because React delivers no events to parts it has not hydrated.
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [place])
  return useCallback(() => {
    isReady.current = true
    const button = pressed.current
    // Clicks after browser-only state, such as the last used board, is rendered too.
    if (button) setTimeout(() => button.click())
  }, [])
}
