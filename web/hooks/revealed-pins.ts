import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { isPictureBlurred } from '#domain/rules/media/sensitive.ts'
import type { KnownPin } from '../state/entities.ts'
import { useViewer } from './hooks.ts'

/** Sensitive pictures that the viewer chose to see; remembered as long as the page is open. */
const revealed = createStore<Readonly<Record<string, true>>>(() => ({}))

export const revealSensitivePin = (pinId: string) => revealed.setState({ [pinId]: true })

const no = () => false

/** Whether this picture is blurred for the viewer. */
export function useIsBlurred(pin: Pick<KnownPin, 'id' | 'is_sensitive' | 'pinner'>): boolean {
  const viewer = useViewer()
  const isRevealed = useSyncExternalStore(revealed.subscribe, () => pin.id in revealed.getState(), no)
  const isOwn = viewer.is_auth && pin.pinner?.id === viewer.id
  return (
    !isRevealed && isPictureBlurred({ isSensitive: pin.is_sensitive === true, isOwn, blurs: viewer.blurs_sensitive })
  )
}
