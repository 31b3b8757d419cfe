import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceContext, usePlace } from './place.tsx'
import type { Place } from './route.ts'

const Path = () => usePlace().path

test('route.23 a surface without a route context throws; with one it knows its place', () => {
  expect(() => renderToStaticMarkup(<Path />)).toThrow('its route is missing')
  const place = { path: '/ada/' } as Place
  const there = (
    <PlaceContext value={place}>
      <Path />
    </PlaceContext>
  )
  expect(renderToStaticMarkup(there)).toBe('/ada/')
})
