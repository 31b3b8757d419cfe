import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { GuidanceAction, GuidancePage } from '#domain/rules/guidance/placements.ts'
import { useApp, usePages } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { lazyUntilInteraction } from '../../hooks/lazy-with-translations.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { watchGuidanceActions } from '../../state/guidance-actions.ts'
import { CrashBoundary } from '../failure/CrashBoundary.tsx'
import { useIsHydrated } from '../form/use-is-hydrated.ts'

// The places of guidance in pages. What fills them is loaded after the page.
const appGuidance = lazyUntilInteraction(async () => (await import('./AppGuidance.tsx')).AppGuidance)
const pageGuidance = lazyUntilInteraction(async () => (await import('./PageGuidance.tsx')).PageGuidance)
const lonePlacement = lazyUntilInteraction(async () => (await import('./Placement.tsx')).Placement)

/** The guidance of every page. */
export function AppGuidanceSlot() {
  const AppGuidance = appGuidance(useApp())
  return useMayGuide() && <Later>{<AppGuidance />}</Later>
}

/** The guidance of one page, and that of actions on it. A page that another one covers has none. */
export function PageGuidanceSlot({ page, about }: { page: GuidancePage; about?: Readonly<Record<string, string>> }) {
  const PageGuidance = pageGuidance(useApp())
  const location = useRouteLocation()
  const isOnTop = usePages(({ base, layer }) => (layer ?? base).place === location)
  const mayGuide = useMayGuide() && isOnTop
  const done = useLastAction(mayGuide)
  return mayGuide && <Later>{<PageGuidance page={page} about={about} done={done} />}</Later>
}

/** A single placement; it may accept certain experiences only, or show a list. */
export function PlacementSlot(props: { placement: number; ids?: readonly number[]; isMulti?: boolean }) {
  const Placement = lonePlacement(useApp())
  return useMayGuide() && <Later>{<Placement {...props} />}</Later>
}

/** Bots get no guidance, nor does the server’s page have any. */
function useMayGuide(): boolean {
  const { is_bot } = useViewer()
  return useIsHydrated() && !is_bot
}

const Later = ({ children }: { children: ReactNode }) => (
  <CrashBoundary>
    <Suspense>{children}</Suspense>
  </CrashBoundary>
)

const NO_ACTION_MS = 4000

export type LastGuidanceAction = { action: GuidanceAction; count: number } | undefined

/** The last action on this page. When none has come for a while, that counts as one too (exp.36). */
function useLastAction(isWatching: boolean): LastGuidanceAction {
  const [done, setDone] = useState<LastGuidanceAction>()
  useEffect(() => {
    if (!isWatching) return
    const act = (action: GuidanceAction) => {
      clearTimeout(timer)
      setDone((last) => ({ action, count: (last?.count ?? 0) + 1 }))
    }
    const timer = setTimeout(act, NO_ACTION_MS, 'noAction')
    const stop = watchGuidanceActions(act)
    return () => {
      clearTimeout(timer)
      stop()
      setDone(undefined)
    }
  }, [isWatching])
  return done
}
