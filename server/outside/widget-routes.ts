import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ImageSize } from '#domain/constants/sizes.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { UserCard } from '#domain/entities/user.ts'
import { parseId } from '#domain/parse-id.ts'
import { isRefusal } from '#domain/refusal.ts'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { BoardSectionPinsResource, BoardSectionResource } from '#domain/resources/sections.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { imagePath, renditionSize } from '#domain/rules/media/image-url.ts'
import { completeAnswerForApiClients } from '../ask/api-client-answers.ts'
import { askAs } from '../ask/ask.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { mediaBaseUrl, toAvatarUrls } from '../records/avatar-urls.ts'
import { loadPeople } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { makeSystemContext } from '../system-context.ts'

const MOST_PINS = 50
const MINUTES = 'public, max-age=300'
/** Sizes that existing embed scripts request besides those of pins. */
const WIDGET_SIZES = ['237x', '345x', '600x'] as const satisfies ImageSize[]

/**
 * Routes for scripts embedded on other sites, as JSON or, with `callback`, as JSONP. Everyone sees what a visitor sees.
 */
export async function widgetRoutes(app: FastifyInstance, { house }: { house: House }) {
  for (const slash of ['', '/']) {
    app.get(`/v3/pidgets/pins/info${slash}`, (request, reply) =>
      widget(request, reply, async () => {
        const { pin_ids = '' } = request.query as Record<string, string | string[]>
        const ids = String(pin_ids)
          .split(',')
          .flatMap((id) => parseId(id.trim()) ?? [])
        const ctx = makeSystemContext(house)
        const pins = await loadPins(ctx, ids.slice(0, MOST_PINS), 'url')
        return (await forWidget(ctx, { pins: pins.filter((pin) => pin !== null) })).pins
      }),
    )

    app.get(`/v3/pidgets/boards/:username/:slug/pins${slash}`, (request, reply) =>
      widget(request, reply, async () => {
        const { username, slug } = request.params as Record<string, string>
        const ctx = makeSystemContext(house)
        const board = await askAs(ctx)(BoardResource.get, { username, slug })
        const { items } = await askAs(ctx)(BoardFeedResource.get, { board_id: board.id, page_size: MOST_PINS })
        return forWidget(ctx, { pins: items, board, user: await askAs(ctx)(UserResource.get, { username }) })
      }),
    )

    app.get(`/v3/pidgets/sections/:username/:board/:section/pins${slash}`, (request, reply) =>
      widget(request, reply, async () => {
        const { username, board: board_slug, section: section_slug } = request.params as Record<string, string>
        const ctx = makeSystemContext(house)
        const section = await askAs(ctx)(BoardSectionResource.get, { username, board_slug, section_slug })
        const asked = { section_id: section.id, page_size: MOST_PINS }
        const { items } = await askAs(ctx)(BoardSectionPinsResource.get, asked)
        const board = await askAs(ctx)(BoardResource.get, { username, slug: board_slug })
        const user = await askAs(ctx)(UserResource.get, { username })
        return forWidget(ctx, { pins: items, section, board, user })
      }),
    )

    app.get(`/v3/pidgets/users/:username/pins${slash}`, (request, reply) =>
      widget(request, reply, async () => {
        const { username = '' } = request.params as Record<string, string>
        const ctx = makeSystemContext(house)
        const user = await askAs(ctx)(UserResource.get, { username })
        const { items } = await askAs(ctx)(UserPinsResource.get, { username, page_size: MOST_PINS })
        return forWidget(ctx, { pins: items, user })
      }),
    )

    /** Number of saves of a page, for counters next to save buttons. */
    app.get(`/v1/urls/count.json${slash}`, async (request, reply) => {
      const { url: sent = '', callback = 'receiveCount' } = request.query as Record<string, string | string[]>
      const url = String(sent)
      reply.header('access-control-allow-origin', '*')
      if (!isCallback(callback)) return refuseCallback(reply)
      const count = await countSaves(makeSystemContext(house), url)
      return script(reply.header('cache-control', MINUTES), callback, { url, count })
    })
  }
}

type WidgetData = Record<string, unknown> & { pins: Pin[] }

/** Records in the public format, with the sizes and URLs that embed scripts expect. */
async function forWidget(ctx: Context, answer: WidgetData): Promise<WidgetData> {
  const { settings } = ctx.house
  const told = (await completeAnswerForApiClients(ctx, answer)) as WidgetData
  const people = await loadPeople(
    ctx,
    told.pins.flatMap(({ pinner, native_creator }) => [pinner?.id, native_creator?.id]),
  )
  const profile = (username: string) => ({ profile_url: `${settings.publicUrl}/${username}/` })
  const withProfile = (card: UserCard | null) => {
    const person = card && people.get(card.id)
    if (!person) return null
    const { small } = toAvatarUrls(settings, person)
    return { ...card, ...profile(card.username), about: person.about, image_small_url: small }
  }
  const pins = told.pins.map((pin) => {
    const user = withProfile(pin.pinner)
    const images = { ...pin.images, ...widgetImages(ctx, pin) }
    // Embed scripts treat an empty description as missing, and fail on their fallback.
    const description = pin.description || ' '
    return { ...pin, images, description, pinner: user, user, native_creator: withProfile(pin.native_creator) }
  })
  const owner = told.user as { username: string } | undefined
  return { ...told, pins, ...(owner && { user: { ...owner, ...profile(owner.username) } }) }
}

function widgetImages(ctx: Context, { image_signature: signature, ...pin }: Pin): Pin['images'] {
  const { image_ext: ext, image_width: width, image_height: height, images } = pin
  const sizes = WIDGET_SIZES.map((size) => {
    if (!signature) return [size, images['236x']]
    const url = mediaBaseUrl(ctx.house.settings) + imagePath(size, signature, ext)
    return [size, { url, ...renditionSize(size, width, height) }]
  })
  return Object.fromEntries(sizes)
}

/** Counts public pins that link to this page, however its URL is spelled. */
async function countSaves(ctx: Context, address: string): Promise<number> {
  const url = parseOutboundUrl(address)
  if (!url) return 0
  const { pathname } = new URL(url)
  const bare = pathname.endsWith('/')
    ? url.replace(pathname, pathname.slice(0, -1))
    : url.replace(pathname, `${pathname}/`)
  const written = [url, bare].flatMap((one) => [one, one.replace(/^http(s?):/, (_, s) => (s ? 'http:' : 'https:'))])
  const { rows } = await sql<{ saves: number }>`
    SELECT count(*)::int AS saves FROM pins WHERE md5(link) = ANY(SELECT md5(one) FROM unnest(${written}::text[]) one)
      AND link IS NOT NULL AND audience = 0 AND state = 'live'`.execute(ctx.db)
  return rows[0]?.saves ?? 0
}

async function widget(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<unknown>,
): Promise<FastifyReply> {
  const { callback } = request.query as { callback?: unknown }
  reply.header('access-control-allow-origin', '*')
  if (callback !== undefined && !isCallback(callback)) return refuseCallback(reply)
  const answer = await read().then(
    (data) => ({ status: 'success', code: 0, message: 'ok', data }),
    (error) => {
      if (!isRefusal(error)) throw error
      return { status: 'failure', code: 4, message: 'Not found', data: null }
    },
  )
  reply.header('cache-control', MINUTES)
  // A script tag can't read an error status, so JSONP always responds.
  if (callback !== undefined) return script(reply, `/**/${callback}`, answer)
  return reply.code(answer.data === null ? 404 : 200).send(answer)
}

/** `PIN_1.f.callback[0]`: names, properties and indexes only, so that it can't be more than a call. */
const isCallback = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 80 && /^[\w$]+(?:\.[\w$]+|\[\d+\])*$/.test(name)

const refuseCallback = (reply: FastifyReply) =>
  reply.code(400).send({ status: 'failure', code: 1, message: 'callback', data: null })

function script(reply: FastifyReply, callback: string, answer: unknown): FastifyReply {
  const escaped = JSON.stringify(answer).replace(
    /[\u2028\u2029<]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return reply.type('text/javascript; charset=utf-8').send(`${callback}(${escaped})`)
}
