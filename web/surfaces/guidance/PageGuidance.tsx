import { useEffect, useMemo } from 'react'
import { type GuidancePage, placementForAction, placementForPage } from '#domain/rules/guidance/placements.ts'
import type { PlacementContext } from '#domain/rules/guidance/same-context.ts'
import { useApp } from '../../app-context.tsx'
import type { LastGuidanceAction } from './GuidanceSlots.tsx'
import { guidanceOf } from './guidance-engine.ts'
import { Placement } from './Placement.tsx'
import { useGuidanceLayout } from './use-guidance-layout.ts'

const ACTIONS = ['save', 'download', 'clickthrough', 'noAction'] as const

type Props = {
  page: GuidancePage
  /** What the page is about, as the context of its guidance. */
  about: Readonly<Record<string, string>> | undefined
  done: LastGuidanceAction
}

/** The guidance of a page, and that of the last action on it. */
export function PageGuidance({ page, about, done }: Props) {
  const { placements } = guidanceOf(useApp())
  const layout = useGuidanceLayout()
  const context = useMemo<PlacementContext>(() => (about ? { extra_context: about } : {}), [about])
  useEffect(() => {
    const unregister = ACTIONS.map((action) =>
      placements.registerAfterAction(placementForAction(action, page, layout), action),
    )
    return () => {
      for (const one of unregister) one()
    }
  }, [placements, page, layout])
  return (
    <>
      <Placement placement={placementForPage(page, layout)} context={context} />
      {done && (
        <Placement
          key={`${done.action} ${done.count}`}
          placement={placementForAction(done.action, page, layout)}
          context={context}
        />
      )}
    </>
  )
}
