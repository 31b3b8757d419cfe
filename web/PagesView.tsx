import { useEffect, useRef } from 'react'
import { useFrame, usePages } from './frame.tsx'
import { useKnown } from './hooks/hooks.ts'
import styles from './PagesView.module.css'
import { headOf } from './router/head.ts'
import type { Page, Pages } from './router/navigator.ts'
import { PlaceContext, RouteContext } from './router/place.tsx'
import { RestoredContext } from './router/restored.ts'
import { Broken } from './surfaces/failure/Broken.tsx'
import { Guarded } from './surfaces/failure/Guarded.tsx'
import { NotFound } from './surfaces/failure/NotFound.tsx'

/** The page, and perhaps one over it; the page behind stays where it is, seen by nobody. */
export function PagesView() {
  const { base, layer, baseTop } = usePages(whole)
  return (
    <>
      <div
        data-base=""
        id={layer ? undefined : 'main'}
        role={layer ? undefined : 'main'}
        inert={layer !== undefined}
        className={layer ? styles.covered : styles.page}
        style={layer && { top: baseTop }}
      >
        <PageView key={identity(base)} page={base} />
      </div>
      {layer && (
        <main id="main" className={styles.layer}>
          <PageView key={identity(layer)} page={layer} />
        </main>
      )}
      <Announcer page={layer ?? base} />
    </>
  )
}

const whole = (pages: Pages) => pages

/** The same surface with other tabs or filters is the same page. */
const identity = ({ route, place, failure, key }: Page) =>
  route && !failure ? `${route.file} ${JSON.stringify(place.params)}` : key

function PageView({ page }: { page: Page }) {
  const { Surface, route, place, failure, restored } = page
  return (
    <PlaceContext value={place}>
      <RouteContext value={route}>
        <RestoredContext value={restored}>
          <Guarded fallback={<Broken />}>
            {failure === 'notFound' ? <NotFound /> : failure || !Surface ? <Broken failure={failure} /> : <Surface />}
          </Guarded>
        </RestoredContext>
      </RouteContext>
    </PlaceContext>
  )
}

/** Names the page: in the tab, to assistive technology, and by putting the focus on its heading. */
function Announcer({ page }: { page: Page }) {
  const { say } = useFrame()
  const title = useKnown((state) => headOf(page, state, say).title)
  const shown = useRef(page)
  const spoken = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const former = shown.current
    shown.current = page
    if (former.key === page.key) return
    if (spoken.current) spoken.current.textContent = document.title
    // Whoever chose another order or filter goes on from where they are.
    const isInUse = identity(former) === identity(page) && document.activeElement?.closest('#main') != null
    if (page.restored === undefined && !isInUse) focusHeading()
  }, [page])
  return <div ref={spoken} aria-live="polite" className="visually-hidden" />
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
