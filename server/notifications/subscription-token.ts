import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import type { House } from '../house.ts'

type SecretsHolder = Pick<House, 'secrets'>

/** The token of an unsubscribe link. It has no other use, and never expires. */
export const makeSubscriptionToken = (house: SecretsHolder, userId: Id): string => `${userId}.${sign(house, userId)}`

/** Returns the person whose emails a token is about; null if its signature is wrong. */
export function parseSubscriptionToken(house: SecretsHolder, token: string): Id | null {
  const [sentId, given = ''] = token.split('.')
  const userId = parseId(sentId)
  if (!userId) return null
  const [expected, sent] = [Buffer.from(sign(house, userId)), Buffer.from(given)]
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? userId : null
}

const sign = ({ secrets }: SecretsHolder, userId: Id) =>
  createHmac('sha256', secrets.token).update(`subscription ${userId}`).digest('base64url')
