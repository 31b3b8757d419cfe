import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { isBlockedVerdict } from '#domain/rules/link/verdict.ts'
import { askAs } from '../ask/ask.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { attributionRoute } from '../offsite/attribution-route.ts'
import { checkOutboundLink } from '../offsite/check-link.ts'
import { isOffsiteTokenValid } from '../offsite/offsite-token.ts'
import { recordClick } from '../offsite/record-click.ts'

/** Leads out with a token issued to this browser; everyone else gets a page that shows the target (route.16). */
export async function offsiteHttpRoutes(app: FastifyInstance) {
  await attributionRoute(app)
  for (const slash of ['', '/']) {
    /** For tools: the full URL of a pin or a board by its id. */
    app.get(`/url_shortener/:id/redirect${slash}`, async (request, reply) => {
      const ctx = await app.contextOf(request)
      const id = pinIn(parsePinSegment((request.params as { id: string }).id) ?? undefined)
      const path = id && (await pagePath(ctx, id))
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-cache')
      if (!path) return app.pages.send?.(request, reply) ?? notFound(reply)
      return reply.redirect(new URL(path, ctx.house.settings.publicUrl).href, 302)
    })

    app.get(`/offsite${slash}`, async (request, reply) => {
      const ctx = await app.contextOf(request)
      const address = await wayOut(ctx, queryOf(request), request.method === 'GET')
      // The target learns neither the visitor nor the page they came from.
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
      if (address) return reply.header('cache-control', 'private, no-cache').redirect(address, 302)
      return app.pages.send?.(request, reply) ?? notFound(reply)
    })
  }
}

async function pagePath(ctx: Context, id: Id): Promise<string | undefined> {
  const pin = await askAs(ctx)(PinResource.get, { id }).catch(orNone)
  if (pin) return pin.seo_url
  return (await askAs(ctx)(BoardResource.get, { board_id: id }).catch(orNone))?.url
}

function orNone(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')

/**
 * The target URL as cleaned and checked by the server, never as sent; null when it is blocked or the token is invalid.
 */
async function wayOut(ctx: Context, query: Record<string, string>, isClick: boolean): Promise<string | null> {
  const { token = '', url = '', pin, csr, client_tracking_params, aux_data, isThirdPartyAd } = query
  const pin_id = isThirdPartyAd === 'true' ? undefined : pinIn(pin)
  const check = await checkOutboundLink(ctx, { url, pin_id }).catch((error) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (!check || isBlockedVerdict(check.redirect_status) || !isOffsiteTokenValid(ctx, token, { url: check.url, pin_id }))
    return null
  if (isClick && csr !== 'true') {
    const told = { client_tracking_params, aux_data, ...(isThirdPartyAd === 'true' && { third_party_ad: pin }) }
    const { url } = check
    await inUnitOfWork(ctx.house, ctx, (writing) => recordClick(writing, { url, pin_id, guid: token, ...told }))
  }
  return check.url
}

function pinIn(text: string | undefined): Id | undefined {
  const read = Id.safeParse(text)
  return read.success ? read.data : undefined
}

/** Parameters that occur twice are ignored. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const pairs = Object.entries(request.query as Record<string, unknown>)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
