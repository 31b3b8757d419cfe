import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#domain/refusal.ts'
import type { ServerSettings } from '../settings.ts'

type Strength = ServerSettings['passwordStrength']

/** argon2id with the library's default parameters. At full strength a guess takes about 50 ms. */
const COSTS = {
  full: { memoryCost: 40 * 1024, timeCost: 3, parallelism: 1 },
  low: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
} satisfies Record<Strength, object>

export function hashPassword(strength: Strength, password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COSTS[strength])
}

const nobodys: Partial<Record<Strength, Promise<string>>> = {}

/** Checks a password against its hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(
  strength: Strength,
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys[strength] ??= hashPassword(strength, 'nobody has this password')
  const matches = await verify(kept ?? (await nobodys[strength]), password.normalize('NFKC'))
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

/** Throws a refusal when the repeated password differs or the password is one of the most common. */
export function assertAcceptablePassword(password: string, field: string, confirm?: string) {
  if (confirm !== undefined && confirm !== password)
    throw new Refusal('bad_input', 'password.different', {}, { field: `${field}_confirm` })
  if (isCommonPassword(password)) throw new Refusal('bad_input', 'password.common', {}, { field })
}
