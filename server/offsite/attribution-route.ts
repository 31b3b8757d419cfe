import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'

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

/** Asks a browser with the attribution API to record that an ad was viewed or clicked; we store nothing. */
export async function attributionRoute(app: FastifyInstance) {
  app.get('/v3/attribution/source/', async (request, reply) => {
    const ctx = await app.contextOf(request)
    if (!mayStoreData('attribution', ctx.consent)) return reply.code(403).send({ status: 'failure' })
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
