import { createContext, useContext } from 'react'

/** The scroll position to restore when the viewer returns to a page. */
export const RestoredScrollContext = createContext<number | undefined>(undefined)
export const useRestoredScrollTop = () => useContext(RestoredScrollContext)
