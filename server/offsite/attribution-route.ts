import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'

const digits = z.string().regex(/^\d{1,19}$/)
const Source = z.object({
  source_event_id: digits,
  destination: z
    .string()
    .max(2000)
    .transform(listed)
    .pipe(
      z
        .array(z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text))
        .min(1)
        .max(3),
    ),
  expiry: digits,
  priority: digits,
  source_event_type: z.enum(['navigation', 'event']),
})

/** Spec 7, Attribution. Tells a browser that keeps such things itself that an ad was seen or clicked; we keep nothing. */
export async function attributionRoute(app: FastifyInstance) {
  app.get('/v3/attribution/source/', async (request, reply) => {
    const ctx = await app.contextOf(request)
    if (!mayKeep('attribution', ctx.consent)) return reply.code(403).send({ status: 'failure' })
    const source = Source.safeParse(request.query)
    if (!source.success) return reply.code(400).send({ status: 'failure' })
    const { source_event_id, destination, expiry, priority } = source.data
    return reply
      .header(
        'attribution-reporting-register-source',
        JSON.stringify({ source_event_id, destination, expiry, priority }),
      )
      .send({ status: 'success' })
  })
}

function listed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
