import { useEffect, useRef } from 'react'
import { useApp, usePages } from './app-context.tsx'
import { useStoreSelector } from './hooks/hooks.ts'
import styles from './PagesView.module.css'
import { makeDocumentHead } from './router/document-head.ts'
import type { OpenPage, PageStack } from './router/navigator.ts'
import { RestoredScrollContext } from './router/restored-scroll.ts'
import { RouteContext, RouteLocationContext } from './router/route-location.tsx'
import { Broken } from './surfaces/failure/Broken.tsx'
import { CrashBoundary } from './surfaces/failure/CrashBoundary.tsx'
import { NotFound } from './surfaces/failure/NotFound.tsx'

/** Renders the base page and, if there is one, the page opened over it. The base page keeps its scroll but is inert. */
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

const whole = (pages: PageStack) => pages

/** The same surface with other tabs or filters counts as the same page. */
const identity = ({ route, place, failure, key }: OpenPage) =>
  route && !failure ? `${route.file} ${JSON.stringify(place.params)}` : key

function PageView({ page }: { page: OpenPage }) {
  const { Surface, route, place, failure, restored } = page
  return (
    <RouteLocationContext value={place}>
      <RouteContext value={route}>
        <RestoredScrollContext value={restored}>
          <CrashBoundary fallback={<Broken />}>
            {failure === 'notFound' ? <NotFound /> : failure || !Surface ? <Broken failure={failure} /> : <Surface />}
          </CrashBoundary>
        </RestoredScrollContext>
      </RouteContext>
    </RouteLocationContext>
  )
}

/** Announces the page: sets the tab title, tells assistive technology, and focuses the heading. */
function Announcer({ page }: { page: OpenPage }) {
  const { say } = useApp()
  const title = useStoreSelector((state) => makeDocumentHead(page, state, say).title)
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
    // A change of order or filter keeps the focus where it is.
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
