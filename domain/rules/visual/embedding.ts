/** A vector that is close to those of similar pictures or texts. Its length is 1, scaled by `SCALE`. */
export type Embedding = Int8Array

export const EMBEDDING_LENGTH = 256
const SCALE = 400

/** Embeddings of different versions were made by different models and are never compared. */
export type EmbeddingVersion = number

export function makeEmbedding(numbers: ArrayLike<number>): Embedding {
  const length = Math.hypot(...Array.from(numbers)) || 1
  return Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * SCALE))))
}

/** Cosine similarity: 1 for equal embeddings, about 0 for unrelated ones. */
export const embeddingSimilarity = (one: Embedding, other: Embedding): number =>
  dotProduct(one, other, 0) / (SCALE * SCALE)

/** Dot product with the embedding at an offset in a larger array. Performance-critical: integers, four at a time. */
export function dotProduct(one: Embedding, many: Embedding, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < EMBEDDING_LENGTH; at += 4) {
    a = (a + Math.imul(one[at]!, many[from + at]!)) | 0
    b = (b + Math.imul(one[at + 1]!, many[from + at + 1]!)) | 0
    c = (c + Math.imul(one[at + 2]!, many[from + at + 2]!)) | 0
    d = (d + Math.imul(one[at + 3]!, many[from + at + 3]!)) | 0
  }
  return a + b + c + d
}

/** Encodes an embedding for storage, with its version in the first byte. */
export function encodeEmbedding(version: EmbeddingVersion, embedding: Embedding): Buffer | Uint8Array {
  const bytes = new Uint8Array(EMBEDDING_LENGTH + 1)
  bytes[0] = version
  bytes.set(new Uint8Array(embedding.buffer, embedding.byteOffset, EMBEDDING_LENGTH), 1)
  return bytes
}

/** Decodes a stored embedding of this version; null for any other. */
export function decodeEmbedding(bytes: Uint8Array | null, version: EmbeddingVersion): Embedding | null {
  if (bytes?.length !== EMBEDDING_LENGTH + 1 || bytes[0] !== version) return null
  return new Int8Array(bytes.buffer, bytes.byteOffset + 1, EMBEDDING_LENGTH)
}

/** One bit per number, so that similar embeddings differ in few bits. The database compares these quickly. */
export function toEmbeddingBits(embedding: Embedding): string {
  let code = ''
  for (let at = 0; at < EMBEDDING_LENGTH; at += 8) {
    let bits = 0
    for (let bit = 0; bit < 8; bit++) bits = (bits << 1) | (embedding[at + bit]! > 0 ? 1 : 0)
    code += EIGHT_BITS[bits]
  }
  return code
}
const EIGHT_BITS = Array.from({ length: 256 }, (_, bits) => bits.toString(2).padStart(8, '0'))

/**
 * Projects a long feature vector to the length of an embedding, with fixed signs, which roughly preserves distances.
 * Square roots keep a few large numbers from dominating, and the common mean is removed.
 */
export function projectToEmbedding(numbers: ArrayLike<number>): Embedding {
  const roots = Array.from(numbers, (value) => Math.sign(value) * Math.sqrt(Math.abs(value)))
  const mean = roots.reduce((sum, root) => sum + root, 0) / (roots.length || 1)
  const even = Float64Array.from(roots, (root) => root - mean)
  const signs = signsFor(even.length)
  return makeEmbedding(
    Array.from({ length: EMBEDDING_LENGTH }, (_, row) => {
      let sum = 0
      for (let at = 0; at < even.length; at++) sum += even[at]! * signs[row * even.length + at]!
      return sum
    }),
  )
}

const known = new Map<number, Int8Array>()

/** The signs are always the same, so that embeddings stay comparable over time. */
function signsFor(features: number): Int8Array {
  const before = known.get(features)
  if (before) return before
  let state = 7
  const signs = Int8Array.from({ length: EMBEDDING_LENGTH * features }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) < 0 ? 1 : -1
  })
  known.set(features, signs)
  return signs
}
