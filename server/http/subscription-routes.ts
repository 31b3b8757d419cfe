import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRefusal } from '#domain/refusal.ts'
import { EmailSubscriptionResource } from '#domain/resources/subscription.ts'
import { askOne } from '../ask/ask.ts'
import type { Context } from '../context.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context> }

/**
 * One-click unsubscribe (RFC 8058): a mail program sends one POST without cookies. The token in the URL is the only
 * proof required. The page's own button uses the same route without JavaScript.
 */
export async function subscriptionRoutes(app: FastifyInstance, { contextOf }: Edge): Promise<void> {
  await app.register(async (scope) => {
    // Mail programs send either type of form; its content is ignored.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async (_: unknown, body: string) => body)
    for (const slash of ['', '/'])
      scope.post(`/email/subscription${slash}`, { config: { isSelfAuthorised: true } }, async (request, reply) => {
        const { token = '' } = request.query as { token?: string }
        const isByMailProgram = /one-click/i.test(String(request.body ?? ''))
        let done = '1'
        try {
          await askOne(await contextOf(request), EmailSubscriptionResource.update, { token })
        } catch (error) {
          if (!isRefusal(error)) throw error
          if (isByMailProgram) return reply.code(404).send()
          done = '0'
        }
        if (isByMailProgram) return reply.code(200).send()
        const query = new URLSearchParams({ token, done })
        return reply.header('cache-control', 'private, no-cache').redirect(`/email/subscription/?${query}`, 303)
      })
  })
}
