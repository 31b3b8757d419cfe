import { createContext, useContext } from 'react'
import type { Place, Route } from './route.ts'

export const PlaceContext = createContext<Place | undefined>(undefined)
/** The row of the route table that this page is. */
export const RouteContext = createContext<Route | undefined>(undefined)

/** The address of the page that a surface stands on. */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('A surface stands on no page: its route is missing.')
  return place
}
