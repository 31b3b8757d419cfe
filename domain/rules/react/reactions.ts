import type { PinCard } from '../../entities/pin.ts'

/** Spec 3, Other entities. In the order in which they are offered. */
export const REACTIONS = { goodIdea: 7, love: 1, thanks: 13, wow: 11, haha: 5 } as const
export type ReactionName = keyof typeof REACTIONS

const NAMES = Object.keys(REACTIONS) as ReactionName[]
const RANK = new Map(NAMES.map((name, at) => [REACTIONS[name] as number, at]))

type Reacted = Pick<PinCard, 'reaction_counts' | 'reaction_by_me'>
type Shown = { reaction_counts: Record<string, number>; reaction_by_me: number | null }

/** Spec 3. What a pin shows once the viewer reacts: one reaction each; the same again takes it back. */
export function withReaction({ reaction_counts = {}, reaction_by_me = null }: Reacted, type: number): Shown {
  const next = reaction_by_me === type ? null : type
  const counts = { ...reaction_counts }
  if (reaction_by_me !== null) counts[reaction_by_me] = (counts[reaction_by_me] ?? 0) - 1
  if (next !== null) counts[next] = (counts[next] ?? 0) + 1
  const held = Object.entries(counts).filter(([, count]) => count > 0)
  return { reaction_counts: Object.fromEntries(held), reaction_by_me: next }
}

export type ReactionSummary = { total: number; top: ReactionName[] }

/** Spec 3. How many reacted, and the reactions given most, the most given first. */
export function reactionSummary(counts: PinCard['reaction_counts'], most = 3): ReactionSummary {
  const given = Object.entries(counts ?? {})
    .map(([type, count]) => ({ rank: RANK.get(Number(type)), count }))
    .filter((one): one is { rank: number; count: number } => one.rank !== undefined && one.count > 0)
    .sort((a, b) => b.count - a.count || a.rank - b.rank)
  return {
    total: given.reduce((sum, { count }) => sum + count, 0),
    top: given.slice(0, most).map(({ rank }) => NAMES[rank] as ReactionName),
  }
}
