import { HandHeart, Heart, Laugh, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactionName } from '#domain/rules/react/reactions.ts'

export const REACTION_ICONS: Record<ReactionName, LucideIcon> = {
  goodIdea: Lightbulb,
  love: Heart,
  thanks: HandHeart,
  wow: Sparkles,
  haha: Laugh,
}
