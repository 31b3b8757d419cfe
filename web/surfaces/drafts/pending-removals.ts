import { createStore } from 'zustand/vanilla'
import { waitUntil } from '../../state/wait-until.ts'

/** Removed drafts that can still be restored; their uploads wait. */
const aside = createStore<{ keys: readonly string[] }>(() => ({ keys: [] }))

export const isRemovalPending = (key: string): boolean => aside.getState().keys.includes(key)
export const markRemovalPending = (key: string) => aside.setState({ keys: [...aside.getState().keys, key] })

/** Called when a removed draft was restored or permanently deleted. */
export const clearRemovalPending = (key: string) =>
  aside.setState({ keys: aside.getState().keys.filter((one) => one !== key) })

export const waitForRemovalEnd = (key: string) => waitUntil(aside, () => !isRemovalPending(key))
