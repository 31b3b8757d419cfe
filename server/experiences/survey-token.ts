import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '../house.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 30

type Of = Pick<House, 'secrets'>

/**
 * The token with which someone answers a survey, once. It names them by a keyed hash, different for each survey, so
 * neither it nor what is stored tells who answered. It is the same all day.
 */
export function makeSurveyToken(house: Of, experienceId: number, person: string, now: Date): string {
  const lastDay = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS
  const respondent = sign(house, ['respondent', experienceId, person])
  return `${respondent}.${lastDay}.${sign(house, ['survey', experienceId, respondent, lastDay])}`
}

/** Returns the respondent whose token this is; null if it is forged, expired, or of another survey. */
export function parseSurveyToken(house: Of, experienceId: number, token: string, now: Date): string | null {
  const [respondent = '', day = '', signature = ''] = token.split('.')
  const lastDay = Number(day)
  const wanted = Buffer.from(sign(house, ['survey', experienceId, respondent, lastDay]))
  const given = Buffer.from(signature)
  const isGenuine = wanted.length === given.length && timingSafeEqual(wanted, given)
  return isGenuine && now.getTime() < (lastDay + 1) * DAY_MS ? respondent : null
}

const sign = ({ secrets }: Of, parts: unknown[]) =>
  createHmac('sha256', secrets.token).update(JSON.stringify(parts)).digest('base64url')
