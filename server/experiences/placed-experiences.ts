import type { Id } from '#domain/id.ts'
import type { PlacedExperience } from '#domain/rules/experiences/choose-experiences.ts'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'

/** An experience as staff placed it. */
export type StoredExperience = PlacedExperience & {
  triggerable_placed_exps: string[]
  metadata: Record<string, unknown>
  /** Who wrote its newest version; null for those that staff didn't write. */
  author_id: Id | null
}

const cached = makeHouseCache<StoredExperience[]>({ max: 1, ttl: 5_000 })

/** All placed experiences: few, read by every page, and reloaded every few seconds. */
export const loadPlacedExperiences = (house: House): Promise<StoredExperience[]> =>
  getOrLoadEntry(cached(house), 'all', async () => {
    const rows = await house.db.selectFrom('placed_experiences').selectAll().orderBy('placement_id').execute()
    return rows as StoredExperience[]
  })

/** To be called after staff change an experience; other processes follow within seconds. */
export const invalidatePlacedExperiences = (house: House): void => cached(house).clear()

/**
 * Loads the experiences that a client names in a report, as placement:experience, or by the experience's own id: that
 * is the experience wherever it is placed (exp.34). Reports run in a transaction, so this does not use the cache.
 */
export async function loadReportedExperiences(db: Db, placedId: string): Promise<StoredExperience[]> {
  const [, placement, experience] = /^(?:(\d{1,9}):)?(\d{1,9})$/.exec(placedId) ?? []
  if (!experience) return []
  let placed = db.selectFrom('placed_experiences').selectAll().where('experience_id', '=', Number(experience))
  if (placement) placed = placed.where('placement_id', '=', Number(placement))
  return (await placed.execute()) as StoredExperience[]
}
