import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { Secrets } from '../secrets.ts'

/** The most accounts that a shared browser remembers. */
const MOST_PEOPLE = 5

type Asking = Pick<Context, 'house' | 'devices' | 'session' | 'viewer'>

/**
 * Key of a device that has logged in to this account before, else null. Wrong passwords are counted by this key, so an
 * attacker elsewhere can't lock the owner out here. For someone signed in, the session is the key.
 */
export function findKnownDeviceKey({ house, devices, session, viewer }: Asking, userId: Id): string | null {
  if (session && viewer?.id === userId) return session.tokenHash.toString('hex')
  return entryOf(house.secrets, devices, userId)?.nonce ?? null
}

/** Returns the cookie of known devices with this account added. An existing entry of the account is kept. */
export function addKnownDevice(secrets: Secrets, devices: string, userId: Id): string {
  const nonce = entryOf(secrets, devices, userId)?.nonce ?? randomBytes(12).toString('base64url')
  const others = devices.split('.').filter((entry) => entry && !entry.startsWith(`${userId}~`))
  const mine = [userId, nonce, signed(secrets, userId, nonce)].join('~')
  return [mine, ...others.slice(0, MOST_PEOPLE - 1)].join('.')
}

function entryOf(secrets: Secrets, devices: string, userId: Id): { nonce: string } | null {
  for (const entry of devices.split('.').slice(0, MOST_PEOPLE)) {
    const [id, nonce = '', signature = ''] = entry.split('~')
    if (id !== userId) continue
    const [given, right] = [Buffer.from(signature), Buffer.from(signed(secrets, userId, nonce))]
    if (given.length === right.length && timingSafeEqual(given, right)) return { nonce }
  }
  return null
}

const signed = ({ token }: Secrets, userId: Id, nonce: string) =>
  createHmac('sha256', token).update(`device ${userId} ${nonce}`).digest('base64url').slice(0, 32)
