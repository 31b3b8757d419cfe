import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RouteLocation } from './route.ts'
import { RouteLocationContext, useRouteLocation } from './route-location.tsx'

const Path = () => useRouteLocation().path

test('route.23 a surface without a route context throws; with one it knows its place', () => {
  expect(() => renderToStaticMarkup(<Path />)).toThrow('its route is missing')
  const place = { path: '/ada/' } as RouteLocation
  const there = (
    <RouteLocationContext value={place}>
      <Path />
    </RouteLocationContext>
  )
  expect(renderToStaticMarkup(there)).toBe('/ada/')
})
