import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Id } from '#domain/id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import { askAs } from '../ask.ts'
import type { House } from '../house.ts'
import { systemContext } from '../system-context.ts'
import { oembedOf, pinIdAt } from './oembed.ts'
import { rssOf } from './rss.ts'

const FEED_SIZE = 50
const MOST_PINS = 50
const MINUTES = 'public, max-age=300'

/** The wire: what tools and other sites read without signing in. Everyone sees here what a visitor sees. */
export async function outsideRoutes(app: FastifyInstance, { house }: { house: House }) {
  const { settings } = house
  const ask = () => askAs(systemContext(house))

  for (const slash of ['', '/']) {
    app.get(`/oembed.json${slash}`, (request, reply) =>
      orNotFound(reply, async () => {
        const { url = '', maxwidth } = request.query as Record<string, string>
        const id = pinIdAt(settings.publicUrl, url)
        if (!id) return null
        const pin = await ask()(PinResource.get, { id })
        return reply.header('cache-control', MINUTES).send(oembedOf(settings, pin, Number(maxwidth) || 736))
      }),
    )

    app.get(`/v3/pidgets/pins/info${slash}`, (request, reply) => {
      const { pin_ids = '' } = request.query as Record<string, string>
      const ids = pin_ids
        .split(',')
        .filter((id) => /^\d{1,19}$/.test(id))
        .slice(0, MOST_PINS)
      const pins = ids.map((id) => ask()(PinResource.get, { id: id as Id }).catch(() => null))
      return widget(request, reply, async () => (await Promise.all(pins)).filter((pin) => pin !== null))
    })

    app.get(`/v3/pidgets/boards/:username/:slug/pins${slash}`, (request, reply) => {
      const { username, slug } = request.params as Record<string, string>
      return widget(request, reply, async () => {
        const board = await ask()(BoardResource.get, { username, slug })
        const { items } = await ask()(BoardFeedResource.get, { board_id: board.id, page_size: FEED_SIZE })
        return { pins: items, board, user: await ask()(UserResource.get, { username }) }
      })
    })

    app.get(`/v3/pidgets/users/:username/pins${slash}`, (request, reply) => {
      const { username = '' } = request.params as Record<string, string>
      return widget(request, reply, async () => {
        const user = await ask()(UserResource.get, { username })
        const { items } = await ask()(UserPinsResource.get, { username, page_size: FEED_SIZE })
        return { pins: items, user }
      })
    })
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
      return sendRss(reply, rssOf(settings.publicUrl, channel, items))
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
      return sendRss(reply, rssOf(settings.publicUrl, channel, items))
    })
  })
}

const sendRss = (reply: FastifyReply, text: string) =>
  reply.type('application/rss+xml; charset=utf-8').header('cache-control', MINUTES).send(text)

async function orNotFound(reply: FastifyReply, work: () => Promise<FastifyReply | null>): Promise<FastifyReply> {
  try {
    return (await work()) ?? reply.code(404).type('text/plain').send('Not found')
  } catch (error) {
    if (isRefusal(error)) return reply.code(404).type('text/plain').send('Not found')
    throw error
  }
}

/** JSON, or with `callback` a script that calls it. */
async function widget(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<unknown>,
): Promise<FastifyReply> {
  const { callback } = request.query as { callback?: string }
  const answer = await read().then(
    (data) => ({ status: 'success', code: 0, message: 'ok', data }),
    (error) => {
      if (!isRefusal(error)) throw error
      return { status: 'failure', code: 4, message: 'Not found', data: null }
    },
  )
  reply
    .header('cache-control', MINUTES)
    .header('access-control-allow-origin', '*')
    .code(answer.data === null ? 404 : 200)
  if (callback === undefined) return reply.send(answer)
  if (!/^[\w$.]{1,100}$/.test(callback))
    return reply.code(400).send({ status: 'failure', code: 1, message: 'callback', data: null })
  // A script that is refused can't tell why: its answer always comes.
  return reply
    .code(200)
    .type('text/javascript; charset=utf-8')
    .send(
      `/**/${callback}(${JSON.stringify(answer).replace(/[\u2028\u2029<]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)});`,
    )
}
