import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pin } from '#domain/entities/pin.ts'
import { isRefusal } from '#domain/refusal.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import { askAs } from '../ask/ask.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { oembedOf, pinIdAt } from './oembed.ts'
import { rssOf } from './rss.ts'
import { widgetRoutes } from './widget-routes.ts'

const FEED_SIZE = 50
const MINUTES = 'public, max-age=300'

/** The wire: what tools and other sites read without signing in. Everyone sees here what a visitor sees. */
export async function outsideRoutes(app: FastifyInstance, { house }: { house: House }) {
  const { settings } = house
  const ask = () => askAs(systemContext(house))
  await app.register(widgetRoutes, { house })

  for (const slash of ['', '/']) {
    app.get(`/oembed.json${slash}`, (request, reply) =>
      orNotFound(reply, async () => {
        const { url = '', maxwidth, maxheight, format = 'json' } = request.query as Record<string, string>
        if (format !== 'json') return reply.code(501).type('text/plain').send('Not implemented')
        const id = pinIdAt(settings.publicUrl, String(url))
        if (!id) return null
        const pin = await ask()(PinResource.get, { id })
        const room = { width: sizeIn(maxwidth), height: sizeIn(maxheight) }
        return reply.header('cache-control', MINUTES).send(oembedOf(settings, pin, room))
      }),
    )
  }

  app.get('/:username/feed.rss', (request, reply) => {
    const { username = '' } = request.params as Record<string, string>
    return orNotFound(reply, async () => {
      const user = await ask()(UserResource.get, { username })
      const { items } = await ask()(UserPinsResource.get, { username, page_size: FEED_SIZE })
      const channel = {
        title: user.full_name,
        description: user.about,
        path: `/${user.username}/`,
        feed: `/${user.username}/feed.rss`,
      }
      return sendRss(request, reply, rssOf(settings.publicUrl, channel, items), changedIn(items, user.created_at))
    })
  })

  app.get('/:username/:file(^.+\\.rss$)', (request, reply) => {
    const { username, file = '' } = request.params as Record<string, string>
    return orNotFound(reply, async () => {
      const board = await ask()(BoardResource.get, { username, slug: file.replace(/\.rss$/, '') })
      // Protected boards are for who has their address; a feed would list them.
      if (board.privacy !== 'public' || board.archived) return null
      const { items } = await ask()(BoardFeedResource.get, { board_id: board.id, page_size: FEED_SIZE })
      const channel = {
        title: board.name,
        description: board.description,
        path: board.url,
        feed: `${board.url.replace(/\/$/, '')}.rss`,
      }
      return sendRss(request, reply, rssOf(settings.publicUrl, channel, items), changedIn(items, board.created_at))
    })
  })
}

/** A size someone has room for; what is no size is no bound. */
const sizeIn = (text: unknown) => (Number(text) >= 1 ? Math.floor(Number(text)) : Number.POSITIVE_INFINITY)

/** When the newest pin came; without any, when the place was made. */
const changedIn = (pins: Pin[], made: string) =>
  Math.max(Date.parse(made), ...pins.map((pin) => Date.parse(pin.saved_at)))

/** Readers ask every few minutes: who has the feed as it is gets only that word. */
function sendRss(request: FastifyRequest, reply: FastifyReply, text: string, changed: number): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', MINUTES).header('etag', tag).header('last-modified', new Date(changed).toUTCString())
  const { 'if-none-match': known, 'if-modified-since': since = '' } = request.headers
  const isKnown = known
    ? known.split(/,\s*/).some((one) => one === '*' || sameTag(one, tag))
    : Date.parse(since) >= changed
  if (isKnown) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(text)
}

const sameTag = (sent: string, tag: string) => sent.replace(/^W\//, '') === tag.slice(2)

async function orNotFound(reply: FastifyReply, work: () => Promise<FastifyReply | null>): Promise<FastifyReply> {
  try {
    return (await work()) ?? reply.code(404).type('text/plain').send('Not found')
  } catch (error) {
    if (isRefusal(error)) return reply.code(404).type('text/plain').send('Not found')
    throw error
  }
}
