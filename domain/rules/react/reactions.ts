import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { QueryView } from '../link/pin-path.ts'

/** Reactions and their wire numbers, in display order. */
export const REACTIONS = { goodIdea: 7, love: 1, thanks: 13, wow: 11, haha: 5 } as const
export type ReactionName = keyof typeof REACTIONS

const NAMES = Object.keys(REACTIONS) as ReactionName[]
const RANK = new Map(NAMES.map((name, at) => [REACTIONS[name] as number, at]))

type Reacted = Pick<PinCard, 'reaction_counts' | 'reaction_by_me'>
type ReactionState = { reaction_counts: Record<string, number>; reaction_by_me: number | null }

/** The pin after the viewer's reaction: each viewer has one; repeating it takes it back. */
export function toggleReaction({ reaction_counts = {}, reaction_by_me = null }: Reacted, type: number): ReactionState {
  const next = reaction_by_me === type ? null : type
  const counts = { ...reaction_counts }
  if (reaction_by_me !== null) counts[reaction_by_me] = (counts[reaction_by_me] ?? 0) - 1
  if (next !== null) counts[next] = (counts[next] ?? 0) + 1
  const held = Object.entries(counts).filter(([, count]) => count > 0)
  return { reaction_counts: Object.fromEntries(held), reaction_by_me: next }
}

export type ReactionSummary = { total: number; top: ReactionName[] }

/** Total number of reactions, and the most frequent ones in order. */
export function summarizeReactions(counts: PinCard['reaction_counts'], most = 3): ReactionSummary {
  const given = Object.entries(counts ?? {})
    .map(([type, count]) => ({ rank: RANK.get(Number(type)), count }))
    .filter((one): one is { rank: number; count: number } => one.rank !== undefined && one.count > 0)
    .sort((a, b) => b.count - a.count || a.rank - b.rank)
  return {
    total: given.reduce((sum, { count }) => sum + count, 0),
    top: given.slice(0, most).map(({ rank }) => NAMES[rank] as ReactionName),
  }
}

type Pin = Pick<PinCard, 'reactions_disabled' | 'is_promoted' | 'story_pin_data' | 'videos' | 'pinner'>
type Looking = Pick<Viewer, 'is_auth' | 'id' | 'is_eligible_for_image_only_grid' | 'experiments'>
export type ReactionsView = { surface: SurfaceName } & Partial<QueryView>

const HIDING_TYPE = 606
const HIDING_PARAMETER = 3475
const REMOVALS = ['closeup_auth_remove_reactions_grid_dweb']

/** Reactions are shown unless one of these cases hides them. */
export function showsReactions(pin: Pin, viewer: Looking, view: ReactionsView): boolean {
  const { reactsTo } = surfaceRules(view.surface)
  if (pin.reactions_disabled || reactsTo === null) return false
  if (pin.is_promoted && !reactsTo.includes('promoted')) return false
  if (pin.story_pin_data && !reactsTo.includes('story')) return false
  if (pin.videos && !reactsTo.includes('video')) return false
  if (view.viewParameter === HIDING_PARAMETER || view.viewType === HIDING_TYPE) return false
  if (viewer.is_auth && pin.pinner?.id === viewer.id && !reactsTo.includes('own')) return false
  if (view.surface === 'AuthHomefeed' && !pin.is_promoted) return false
  if (viewer.is_eligible_for_image_only_grid) return false
  return !(viewer.is_auth && REMOVALS.some((name) => viewer.experiments[name] === 'enabled'))
}
