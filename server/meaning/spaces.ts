import type { VectorVersion } from '#domain/rules/visual/vector.ts'
import { lookVersion, MEANING_VERSION } from './model-files.ts'

/** The two kinds of vectors: how a picture looks, and what words mean. */
export type Space = 'look' | 'meaning'

type Columns = { vector: string; code: string; cluster: string; version: () => VectorVersion }

/** Where each stands in `pin_search`, and the version that is compared. */
export const SPACES: Record<Space, Columns> = {
  look: { vector: 'look', code: 'look_code', cluster: 'look_cell', version: lookVersion },
  meaning: { vector: 'meaning', code: 'meaning_code', cluster: 'meaning_cell', version: () => MEANING_VERSION },
}
