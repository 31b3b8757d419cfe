/** Numbers that lie close together for what is alike, be it in look or in what is said. Its length is 1, `SCALE` times. */
export type Embedding = Int8Array

export const EMBEDDING_LENGTH = 256
const SCALE = 400

/** Embeddings of different versions were made by different models and are never compared. */
export type EmbeddingVersion = number

export function makeEmbedding(numbers: ArrayLike<number>): Embedding {
  const length = Math.hypot(...Array.from(numbers)) || 1
  return Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * SCALE))))
}

/** 1 for the same, about 0 for two that have nothing to do with each other. */
export const likeness = (one: Embedding, other: Embedding): number => product(one, other, 0) / (SCALE * SCALE)

/** The product of an embedding and of the one that begins at a place in many. Asked very often: whole numbers, four at a time. */
export function product(one: Embedding, many: Embedding, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < EMBEDDING_LENGTH; at += 4) {
    a = (a + Math.imul(one[at]!, many[from + at]!)) | 0
    b = (b + Math.imul(one[at + 1]!, many[from + at + 1]!)) | 0
    c = (c + Math.imul(one[at + 2]!, many[from + at + 2]!)) | 0
    d = (d + Math.imul(one[at + 3]!, many[from + at + 3]!)) | 0
  }
  return a + b + c + d
}

/** As it is stored: its version in the first byte. */
export function storedEmbedding(version: EmbeddingVersion, embedding: Embedding): Buffer | Uint8Array {
  const bytes = new Uint8Array(EMBEDDING_LENGTH + 1)
  bytes[0] = version
  bytes.set(new Uint8Array(embedding.buffer, embedding.byteOffset, EMBEDDING_LENGTH), 1)
  return bytes
}

/** A stored embedding of this version, and null for any other. */
export function embeddingFrom(bytes: Uint8Array | null, version: EmbeddingVersion): Embedding | null {
  if (bytes?.length !== EMBEDDING_LENGTH + 1 || bytes[0] !== version) return null
  return new Int8Array(bytes.buffer, bytes.byteOffset + 1, EMBEDDING_LENGTH)
}

/** One bit for each number, in which embeddings that are alike differ little. A database compares these quickly. */
export function embeddingCode(embedding: Embedding): string {
  let code = ''
  for (let at = 0; at < EMBEDDING_LENGTH; at += 8) {
    let bits = 0
    for (let bit = 0; bit < 8; bit++) bits = (bits << 1) | (embedding[at + bit]! > 0 ? 1 : 0)
    code += EIGHT_BITS[bits]
  }
  return code
}
const EIGHT_BITS = Array.from({ length: 256 }, (_, bits) => bits.toString(2).padStart(8, '0'))
