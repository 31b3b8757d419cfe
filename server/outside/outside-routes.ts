import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pin } from '#domain/entities/pin.ts'
import { isRefusal } from '#domain/refusal.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import { askAs } from '../ask/ask.ts'
import type { House } from '../house.ts'
import { makeSystemContext } from '../system-context.ts'
import { type EmbedTarget, parseEmbedTarget, toBoardEmbed, toOembed, toPinEmbed, toProfileEmbed } from './oembed.ts'
import { formatRss } from './rss.ts'
import { widgetRoutes } from './widget-routes.ts'

const FEED_SIZE = 50
const MINUTES = 'public, max-age=300'

/** Routes that tools and other sites read without signing in. Everyone sees here what a visitor sees. */
export async function outsideRoutes(app: FastifyInstance, { house }: { house: House }) {
  const { settings } = house
  const ask = () => askAs(makeSystemContext(house))
  await app.register(widgetRoutes, { house })

  for (const slash of ['', '/']) {
    app.get(`/oembed.json${slash}`, (request, reply) =>
      orNotFound(reply, async () => {
        const { url = '', maxwidth, maxheight, format = 'json' } = request.query as Record<string, string>
        if (format !== 'json') return reply.code(501).type('text/plain').send('Not implemented')
        const target = parseEmbedTarget(settings.publicUrl, String(url))
        const embed = target && (await readEmbed(target))
        if (!embed) return null
        const room = { width: sizeIn(maxwidth), height: sizeIn(maxheight) }
        return reply.header('cache-control', MINUTES).send(toOembed(settings, embed, room))
      }),
    )

    app.get(`/:username/feed.rss${slash}`, (request, reply) => {
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
        return sendRss(request, reply, formatRss(settings.publicUrl, channel, items), changedIn(items, user.created_at))
      })
    })

    app.get(`/:username/:file(^.+\\.rss$)${slash}`, (request, reply) => {
      const { username, file = '' } = request.params as Record<string, string>
      return orNotFound(reply, async () => {
        const board = await ask()(BoardResource.get, { username, slug: file.replace(/\.rss$/, '') })
        // Protected boards are for people with the link; a feed would list them.
        if (board.privacy !== 'public' || board.archived) return null
        const { items } = await ask()(BoardFeedResource.get, { board_id: board.id, page_size: FEED_SIZE })
        const channel = {
          title: board.name,
          description: board.description,
          path: board.url,
          feed: `${board.url.replace(/\/$/, '')}.rss`,
        }
        return sendRss(
          request,
          reply,
          formatRss(settings.publicUrl, channel, items),
          changedIn(items, board.created_at),
        )
      })
    })
  }

  /** Protected boards are for people with the link; an embedded one would be shown to everybody. */
  async function readEmbed(target: EmbedTarget) {
    if ('pin' in target) return toPinEmbed(await ask()(PinResource.get, { id: target.pin }))
    const { username, slug } = target
    if (slug === undefined) return toProfileEmbed(await ask()(UserResource.get, { username }))
    const board = await ask()(BoardResource.get, { username, slug })
    return board.privacy === 'public' ? toBoardEmbed(board) : null
  }
}

/** A size limit of the request; anything that is no size means no limit. */
const sizeIn = (text: unknown) => (Number(text) >= 1 ? Math.floor(Number(text)) : Number.POSITIVE_INFINITY)

/** The time of the newest pin; without any, the creation time. */
const changedIn = (pins: Pin[], made: string) =>
  Math.max(Date.parse(made), ...pins.map((pin) => Date.parse(pin.saved_at)))

/** Feed readers request often: an unchanged feed is answered with 304. */
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

/** Scripts on any site may read what a visitor may see. */
async function orNotFound(reply: FastifyReply, work: () => Promise<FastifyReply | null>): Promise<FastifyReply> {
  reply.header('access-control-allow-origin', '*')
  try {
    // Awaiting a reply waits until it is sent and gives undefined, because replies have a `then`.
    await work()
    return reply.sent ? reply : reply.code(404).type('text/plain').send('Not found')
  } catch (error) {
    if (isRefusal(error)) return reply.code(404).type('text/plain').send('Not found')
    throw error
  }
}
