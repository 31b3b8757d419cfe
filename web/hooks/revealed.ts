import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { isBlurred } from '#domain/rules/media/sensitive.ts'
import type { KnownPin } from '../state/entities.ts'
import { useViewer } from './hooks.ts'

/** The sensitive pictures that someone wanted to see, for as long as the page is open. */
const revealed = createStore<Readonly<Record<string, true>>>(() => ({}))

export const reveal = (pinId: string) => revealed.setState({ [pinId]: true })

const no = () => false

/** Whether this picture is blurred for whoever looks. */
export function useIsBlurred(pin: Pick<KnownPin, 'id' | 'is_sensitive' | 'pinner'>): boolean {
  const viewer = useViewer()
  const isRevealed = useSyncExternalStore(revealed.subscribe, () => pin.id in revealed.getState(), no)
  const isOwn = viewer.is_auth && pin.pinner?.id === viewer.id
  return !isRevealed && isBlurred({ isSensitive: pin.is_sensitive === true, isOwn, blurs: viewer.blurs_sensitive })
}
