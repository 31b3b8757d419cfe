import type { GuidanceLayout } from './placements.ts'

type PlatformAnchor = { anchor: string; placement?: number | undefined } | undefined
export type AnchorValues = {
  anchor?: string | undefined
  anchors_by_platform?: { web?: PlatformAnchor; web_mobile?: PlatformAnchor } | undefined
}

/**
 * The element that an experience is attached to; null if it has none here. What names anchors by platform comes before
 * its plain anchor, and counts only in the placement that it names (exp.24, exp.25).
 */
export function anchorName(
  { anchor, anchors_by_platform }: AnchorValues,
  layout: GuidanceLayout,
  placementId: number,
): string | null {
  if (!anchors_by_platform) return anchor ?? null
  const own = anchors_by_platform[layout === 'wide' ? 'web' : 'web_mobile']
  if (!own || (own.placement !== undefined && own.placement !== placementId)) return null
  return own.anchor
}

const DIRECTIONS = { 1: 'top', 2: 'right', 3: 'bottom', 4: 'left' } as const
const WORDS = { up: 'top', right: 'right', down: 'bottom', left: 'left' } as const

export type AnchoredSide = 'top' | 'right' | 'bottom' | 'left'

/** The side of its anchor on which a flyout opens, if there is room: up, right, down or left (exp.24). */
export const flyoutSide = (direction: keyof typeof DIRECTIONS | keyof typeof WORDS | undefined): AnchoredSide =>
  typeof direction === 'string' ? WORDS[direction] : DIRECTIONS[direction ?? 3]
