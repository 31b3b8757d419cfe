import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#domain/refusal.ts'

/** argon2id with the library's kind, about 50 ms a guess; tests need not wait for it. */
const COST = process.env.VITEST
  ? { memoryCost: 1024, timeCost: 1, parallelism: 1 }
  : { memoryCost: 40 * 1024, timeCost: 3, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

let nobody: Promise<string> | undefined

/** Where there is no password to compare with, as much time goes by. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(kept ?? (await nobody), password.normalize('NFKC'))
  return matches && !!kept
}

const COMMON = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase())
}

/** A password that may be taken: typed twice alike where it is asked twice, and not one that everybody tries first. */
export function acceptPassword(password: string, field: string, confirm?: string) {
  if (confirm !== undefined && confirm !== password)
    throw new Refusal('bad_input', 'password.different', {}, { field: `${field}_confirm` })
  if (isCommonPassword(password)) throw new Refusal('bad_input', 'password.common', {}, { field })
}
