import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during server rendering and until hydration is complete. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
