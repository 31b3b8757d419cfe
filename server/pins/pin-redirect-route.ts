import type { FastifyInstance } from 'fastify'
import { Id } from '#domain/id.ts'

/**
 * Redirects /pin_redirect?id= to the closeup (route.4). All other parameters are ignored, so it can't redirect
 * elsewhere.
 */
export async function pinRedirectRoute(app: FastifyInstance) {
  for (const path of ['/pin_redirect', '/pin_redirect/'])
    app.get(path, async (request, reply) => {
      const id = Id.safeParse((request.query as { id?: unknown }).id)
      if (id.success) return reply.redirect(`/pin/${id.data}/`, 302)
      return app.pages.send?.(request, reply) ?? reply.code(404).type('text/plain').send('Not found')
    })
}
