import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { offsitePath } from '#domain/rules/link/offsite-path.ts'
import { isBlocked } from '#domain/rules/link/verdict.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { askAs } from '../ask/ask.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { attributionRoute } from '../offsite/attribution-route.ts'
import { checkLink } from '../offsite/check-link.ts'
import { isTokenGood } from '../offsite/offsite-token.ts'
import { recordClick } from '../offsite/record-click.ts'

/** route.16: with a token of this browser's own one is led out; everyone else gets a page that says where they would go. */
export async function offsiteRoutes(app: FastifyInstance) {
  await attributionRoute(app)
  for (const slash of ['', '/']) {
    /** For tools: the link of a pin by the pin's id. It is looked at on the way, as every link is. */
    app.get(`/url_shortener/:pin/redirect${slash}`, async (request, reply) => {
      const ctx = await app.contextOf(request)
      const id = pinIn(pinIdIn((request.params as { pin: string }).pin) ?? undefined)
      const pin = id && (await askAs(ctx)(PinResource.get, { id }).catch(orNone))
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-cache')
      if (!pin) return app.pages.send?.(request, reply) ?? notFound(reply)
      return reply.redirect(pin.link ? offsitePath({ url: pin.link, pin_id: pin.id }) : pin.seo_url, 302)
    })

    app.get(`/offsite${slash}`, async (request, reply) => {
      const ctx = await app.contextOf(request)
      const address = await wayOut(ctx, queryOf(request), request.method === 'GET')
      // Nobody out there learns who comes, or from where.
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
      if (address) return reply.header('cache-control', 'private, no-cache').redirect(address, 302)
      return app.pages.send?.(request, reply) ?? notFound(reply)
    })
  }
}

function orNone(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')

/** Where this request may go: the address as the server itself has cleaned and checked it, never as it was sent. */
async function wayOut(ctx: Context, query: Record<string, string>, isClick: boolean): Promise<string | null> {
  const { token = '', url = '', pin, csr, client_tracking_params, aux_data, isThirdPartyAd } = query
  const pin_id = isThirdPartyAd === 'true' ? undefined : pinIn(pin)
  const check = await checkLink(ctx, { url, pin_id }).catch((error) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (!check || isBlocked(check.redirect_status) || !isTokenGood(ctx, token, { url: check.url, pin_id })) return null
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

/** A name that comes twice says nothing. */
function queryOf(request: FastifyRequest): Record<string, string> {
  const pairs = Object.entries(request.query as Record<string, unknown>)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
