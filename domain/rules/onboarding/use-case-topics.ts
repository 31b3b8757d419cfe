import type { UseCase } from '../../constants/onboarding.ts'

/** What each use case brings to one's feed: topics by the names in their addresses. */
const TOPICS: Record<UseCase, readonly string[]> = {
  find_ideas: [],
  plan_a_project: ['diy-and-crafts', 'home-repair', 'garden-design', 'color-palettes'],
  decorate: ['home-decor'],
  cook: ['food-and-drink'],
  style: ['fashion', 'beauty'],
  make_things: ['diy-and-crafts', 'art'],
  shop: [],
  for_my_business: ['logos-and-branding', 'packaging', 'product-styling'],
}

/** onboard.8, D73. What someone comes for shapes what they are shown: topics, and whether products too. */
export function useCaseTopics(useCases: readonly string[]): { topics: string[]; hasProducts: boolean } {
  const known = useCases.filter((one): one is UseCase => one in TOPICS)
  return { topics: [...new Set(known.flatMap((one) => TOPICS[one]))], hasProducts: known.includes('shop') }
}
