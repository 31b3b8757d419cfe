import type { EmbeddingVersion } from '#domain/rules/visual/embedding.ts'
import { currentImageEmbeddingVersion, TEXT_EMBEDDING_VERSION } from './model-files.ts'

/** The two kinds of embeddings: of pictures ("look") and of texts ("meaning"). */
export type EmbeddingSpace = 'look' | 'meaning'

type Columns = { embedding: string; code: string; cluster: string; version: () => EmbeddingVersion }

/** The columns of each kind in `pin_search`, and the version that is compared. */
export const EMBEDDING_SPACES: Record<EmbeddingSpace, Columns> = {
  look: { embedding: 'look', code: 'look_code', cluster: 'look_cell', version: currentImageEmbeddingVersion },
  meaning: {
    embedding: 'meaning',
    code: 'meaning_code',
    cluster: 'meaning_cell',
    version: () => TEXT_EMBEDDING_VERSION,
  },
}
