import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { csrfTokens } from './cookies.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** The wire: every unsafe method repeats, in a header, the value of any `csrftoken` cookie sent with it. */
export function checkCsrf(request: FastifyRequest): void {
  if (SAFE.includes(request.method) || request.routeOptions.config.isSelfAuthorised) return
  const token = request.headers['x-csrftoken']
  if (typeof token !== 'string' || !token || !csrfTokens(request).includes(token))
    throw new Refusal('csrf', 'error.csrf')
}
