import { createHash, randomBytes } from 'node:crypto'

/** Makes a secret of 32 random bytes. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
