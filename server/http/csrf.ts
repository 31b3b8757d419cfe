import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { readCsrfTokens } from './cookies.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Throws unless an unsafe request repeats the value of one of its `csrftoken` cookies in a header. */
export function assertCsrfToken(request: FastifyRequest): void {
  if (SAFE.includes(request.method) || request.routeOptions.config.isSelfAuthorised) return
  const token = request.headers['x-csrftoken']
  if (typeof token !== 'string' || !token || !readCsrfTokens(request).includes(token))
    throw new Refusal('csrf', 'error.csrf')
}
