import type { FastifyInstance } from 'fastify'
import { Id } from '#domain/id.ts'

/** D32: /pin_redirect?id= leads to the closeup. Whatever else stands in it leads nowhere. */
export async function pinRedirectRoute(app: FastifyInstance) {
  for (const path of ['/pin_redirect', '/pin_redirect/'])
    app.get(path, async (request, reply) => {
      const id = Id.safeParse((request.query as { id?: unknown }).id)
      if (id.success) return reply.redirect(`/pin/${id.data}/`, 302)
      return app.pages.send?.(request, reply) ?? reply.code(404).type('text/plain').send('Not found')
    })
}
