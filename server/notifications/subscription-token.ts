import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'

type Of = Pick<House, 'secrets'>

/** The token in a mail by which someone unsubscribes. It is good for nothing else, and never expires. */
export const subscriptionToken = (house: Of, userId: Id): string => `${userId}.${sign(house, userId)}`

/** Whose mails a token is about; null when this house did not make it. */
export function whoseSubscription(house: Of, token: string): Id | null {
  const [userId = '', given = ''] = token.split('.')
  if (!/^\d{1,19}$/.test(userId)) return null
  const [expected, sent] = [Buffer.from(sign(house, userId as Id)), Buffer.from(given)]
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? (userId as Id) : null
}

const sign = ({ secrets }: Of, userId: Id) =>
  createHmac('sha256', secrets.token).update(`subscription ${userId}`).digest('base64url')
