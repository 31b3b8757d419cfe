import type { EmbeddingVersion } from '#domain/rules/visual/embedding.ts'
import { lookVersion, MEANING_VERSION } from './model-files.ts'

/** The two kinds of embeddings: how a picture looks, and what words mean. */
export type Space = 'look' | 'meaning'

type Columns = { embedding: string; code: string; cluster: string; version: () => EmbeddingVersion }

/** Where each stands in `pin_search`, and the version that is compared. */
export const SPACES: Record<Space, Columns> = {
  look: { embedding: 'look', code: 'look_code', cluster: 'look_cell', version: lookVersion },
  meaning: { embedding: 'meaning', code: 'meaning_code', cluster: 'meaning_cell', version: () => MEANING_VERSION },
}
