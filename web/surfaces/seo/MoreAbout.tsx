import { lazy, Suspense } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { useViewer } from '../../state/hooks.ts'
// Named here too, so that the page's own styles have it from the first paint on.
import './MoreAboutPin.module.css'

/** On the server it is rendered at once; a browser loads it after the pin, and leaves the server's markup standing meanwhile. */
const Drawer = import.meta.env.SSR
  ? (await import('./MoreAboutPin.tsx')).MoreAboutPin
  : lazy(async () => ({ default: (await import('./MoreAboutPin.tsx')).MoreAboutPin }))

/** seo.1: the drawer, for those who are not signed in. */
export function MoreAbout({ pin }: { pin: KnownPin }) {
  const { is_auth } = useViewer()
  // Before the whole pin is known there is nothing to say beyond its card.
  if (is_auth || pin.pin_join === undefined) return null
  return (
    <Suspense fallback={null}>
      <Drawer pin={pin} />
    </Suspense>
  )
}
