import { useEffect, useRef } from 'react'
import { APP_PLACEMENTS, HOME_REFRESH_PLACEMENTS } from '#domain/rules/guidance/special-experiences.ts'
import { useApp, usePages } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { guidanceOf } from './guidance-engine.ts'
import { Placement } from './Placement.tsx'

/** The placements that every page has, and what refreshes placements. */
export function AppGuidance() {
  useHomeRefresh()
  useClearOnAccountChange()
  return APP_PLACEMENTS.map((placement) => <Placement key={placement} placement={placement} />)
}

/** Opening home fetches some placements again (exp.13). */
function useHomeRefresh(): void {
  const guidance = guidanceOf(useApp())
  const page = usePages(({ base, layer }) => layer ?? base)
  const last = useRef(page.key)
  useEffect(() => {
    if (last.current === page.key) return
    last.current = page.key
    if (page.place.path === '/') guidance.refresh(HOME_REFRESH_PLACEMENTS)
  }, [guidance, page])
}

/** After a login the placements hold what is for that account. */
function useClearOnAccountChange(): void {
  const guidance = guidanceOf(useApp())
  const { id } = useViewer()
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    guidance.placements.clear()
    guidance.refresh()
  }, [guidance, id])
}
