import { createContext, useContext } from 'react'

/** How far the page had been scrolled when it was left, if one comes back to it. */
export const RestoredContext = createContext<number | undefined>(undefined)
export const useRestored = () => useContext(RestoredContext)
