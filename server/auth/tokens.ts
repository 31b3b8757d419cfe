import { createHash, randomBytes } from 'node:crypto'

/** A secret that only its holder has: 32 random bytes. What is stored is its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
