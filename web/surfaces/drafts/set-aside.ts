import { createStore } from 'zustand/vanilla'

/** Drafts that were removed and may be put back: what is on its way to them waits. */
const aside = createStore<{ keys: readonly string[] }>(() => ({ keys: [] }))

export const isAside = (key: string): boolean => aside.getState().keys.includes(key)
export const setAside = (key: string) => aside.setState({ keys: [...aside.getState().keys, key] })

/** Called when a removed draft was put back or is gone for good. */
export const endAside = (key: string) => aside.setState({ keys: aside.getState().keys.filter((one) => one !== key) })

export function whenNotAside(key: string): Promise<void> {
  return new Promise((resolve) => {
    if (!isAside(key)) return resolve()
    const stop = aside.subscribe(() => {
      if (isAside(key)) return
      stop()
      resolve()
    })
  })
}
