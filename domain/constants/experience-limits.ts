/** Limits of what staff write about an experience. */
export const EXPERIENCE_LIMITS = {
  name: 100,
  group: 50,
  placements: 20,
  /** Countries, languages, words or advertisers in a targeting. */
  listed: 100,
  /** Characters of its display data as JSON, in all languages. */
  displayData: 20_000,
} as const
