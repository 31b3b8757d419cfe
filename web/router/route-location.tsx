import { createContext, useContext } from 'react'
import type { Route, RouteLocation } from './route.ts'

export const RouteLocationContext = createContext<RouteLocation | undefined>(undefined)
/** The route of the current page. */
export const RouteContext = createContext<Route | undefined>(undefined)

/** The location of the page that a component is rendered on. */
export function useRouteLocation(): RouteLocation {
  const place = useContext(RouteLocationContext)
  if (!place) throw new Error('A surface stands on no page: its route is missing.')
  return place
}
