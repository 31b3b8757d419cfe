import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseId } from '#domain/parse-id.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'
import { EmailVerificationResource, UserSessionResource } from '#domain/resources/session.ts'
import { toLocalPath } from '#domain/rules/link/local-path.ts'
import { askOne } from '../ask/ask.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { isExportUrlValid } from '../users/export-url.ts'
import { applyCookies, readCsrfTokens } from './cookies.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context> }

/** Account URLs that are not pages: mailed links, the download of an export, and login without JavaScript. */
export async function accountRoutes(app: FastifyInstance, house: House, { contextOf }: Edge): Promise<void> {
  const fresh = async (request: FastifyRequest) => ({
    ...(await contextOf(request)),
    cookies: {} as Context['cookies'],
  })

  for (const slash of ['', '/']) {
    app.get(`/password/reset/link${slash}`, (request, reply) => {
      const { username = '', e = '', t = '' } = request.query as Record<string, string>
      return leadTo(reply, `/pw/${encodeURIComponent(username)}/?${new URLSearchParams({ e, t })}`)
    })

    // Link checkers send HEAD to see whether a mailed link works; that must not use up its token.
    app.get(`/email/verify${slash}`, { exposeHeadRoute: false }, async (request, reply) => {
      const { token } = request.query as { token?: string }
      try {
        await askOne(await fresh(request), EmailVerificationResource.update, { token: token ?? '' })
      } catch (error) {
        if (isRefusal(error)) return leadTo(reply, '/email_verification_error')
        throw error
      }
      return leadTo(reply, '/settings/?verified=1')
    })

    app.get(`/settings/export/:id${slash}`, async (request, reply) => {
      const bytes = await exportFor(house, await contextOf(request), request)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="export.json"')
        .header('cache-control', 'private, no-store')
        .send(bytes)
    })

    // A plain HTML form can't send a header, so its CSRF token is a field.
    app.post(`/login${slash}`, { config: { isSelfAuthorised: true } }, async (request, reply) => {
      const { csrftoken = '', next = '', ...form } = (request.body ?? {}) as Record<string, string>
      if (!csrftoken || !readCsrfTokens(request).includes(csrftoken)) throw new Refusal('csrf', 'error.csrf')
      const target = toLocalPath(next)
      const ctx = await fresh(request)
      try {
        await askOne(ctx, UserSessionResource.create, form)
      } catch (error) {
        if (!isRefusal(error)) throw error
        return leadTo(reply, error.way ?? `/login/?${new URLSearchParams({ failed: error.key, next: target })}`)
      }
      applyCookies(ctx, request, reply)
      return leadTo(reply, target)
    })
  }
}

/** Redirects depend on the viewer, so they must not be cached. */
function leadTo(reply: FastifyReply, path: string): FastifyReply {
  const code = reply.request.method === 'POST' ? 303 : 302
  return reply.header('cache-control', 'private, no-cache').redirect(path, code)
}

/** An export can be downloaded only by its owner, with a URL that was issued within the hour. */
async function exportFor(house: House, { viewer, now }: Context, request: FastifyRequest): Promise<Buffer> {
  const { e = '', s = '' } = request.query as Record<string, string>
  const exportId = parseId((request.params as { id: string }).id)
  if (!viewer) throw new Refusal('not_signed_in', 'error.signIn')
  const isTrue = exportId && isExportUrlValid(house, { userId: viewer.id, exportId }, e, s, now)
  const row = isTrue
    ? await house.db
        .selectFrom('exports')
        .select('file_key')
        .where('user_id', '=', viewer.id)
        .where('id', '=', exportId)
        .executeTakeFirst()
    : undefined
  const bytes = row?.file_key ? await house.files.get(row.file_key) : null
  if (!bytes) throw new Refusal('not_found', 'error.notFound')
  return bytes
}
