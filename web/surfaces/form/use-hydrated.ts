import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page, and until the browser has taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
