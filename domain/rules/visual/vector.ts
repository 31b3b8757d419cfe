/** Numbers that lie close together for what is alike, be it in look or in what is said. Its length is 1, `SCALE` times. */
export type Vector = Int8Array

export const VECTOR_LENGTH = 256
const SCALE = 400

/** Vectors of different versions were made by different models and are never compared. */
export type VectorVersion = number

export function makeVector(numbers: ArrayLike<number>): Vector {
  const length = Math.hypot(...Array.from(numbers)) || 1
  return Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * SCALE))))
}

/** 1 for the same, about 0 for two that have nothing to do with each other. */
export const likeness = (one: Vector, other: Vector): number => product(one, other, 0) / (SCALE * SCALE)

/** The product of a vector and of the one that begins at a place in many. Asked very often, so it makes nothing by the way. */
export function product(one: Vector, many: Vector, from: number): number {
  let sum = 0
  for (let at = 0; at < VECTOR_LENGTH; at++) sum += one[at]! * many[from + at]!
  return sum
}

/** As it is stored: its version in the first byte. */
export function storedVector(version: VectorVersion, vector: Vector): Buffer | Uint8Array {
  const bytes = new Uint8Array(VECTOR_LENGTH + 1)
  bytes[0] = version
  bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, VECTOR_LENGTH), 1)
  return bytes
}

/** A stored vector of this version, and null for any other. */
export function vectorFrom(bytes: Uint8Array | null, version: VectorVersion): Vector | null {
  if (bytes?.length !== VECTOR_LENGTH + 1 || bytes[0] !== version) return null
  return new Int8Array(bytes.buffer, bytes.byteOffset + 1, VECTOR_LENGTH)
}

/** One bit for each number, in which vectors that are alike differ little. A database compares these quickly. */
export const vectorCode = (vector: Vector): string => Array.from(vector, (part) => (part > 0 ? '1' : '0')).join('')
