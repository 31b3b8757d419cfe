import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Question, Verb } from '#domain/resource.ts'
import { answerTo } from '../answers.ts'
import { askOne } from '../ask.ts'
import type { Context } from '../context.ts'
import { isDatabaseAway } from '../db/away.ts'
import type { House } from '../house.ts'
import { ensureCsrfToken, keepCsrfToken, setLocale, setSession } from './cookies.ts'
import { answered, refused } from './envelope.ts'
import { forPrograms } from './for-programs.ts'
import { isFields, parsed, readOptions } from './read-options.ts'
import { type Limits, takeLimits } from './take-limits.ts'
import { questionAt } from './v3-paths.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context>; limits: Limits }
type Found = { question: Question; options: Record<string, unknown> }
type Asking = { name: string; options: Record<string, unknown>; find(): Found }

const VERBS: Record<string, Verb> = { get: 'get', read: 'get', create: 'create', update: 'update', delete: 'delete' }
const GATEWAY_METHODS: Record<Verb, string> = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' }

/** The wire: `/resource/{Name}Resource/{verb}/`, `/v3/…`, and the gateway from one to the other. */
export async function resourceRoutes(app: FastifyInstance, { house, edge }: { house: House; edge: Edge }) {
  for (const slash of ['', '/']) {
    app.route({
      method: ['GET', 'POST'],
      url: `/resource/:name/:verb${slash}`,
      handler: (request, reply) => handle(request, reply, resourceAsked(request)),
    })
  }
  for (const root of ['/resource', '/v5']) app.all(`${root}/*`, unknownQuestion)
  for (const root of ['/v3', '/vx']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${root}/*`,
      handler: (request, reply) => handle(request, reply, pathAsked(request)),
    })
  }

  async function handle(request: FastifyRequest, reply: FastifyReply, asking: Asking): Promise<FastifyReply> {
    const ctx: Context = { ...(await edge.contextOf(request)), cookies: {} }
    ensureCsrfToken(request, reply, house.settings)
    let endpoint = asking.name
    const asked = { name: asking.name, options: asking.options }
    try {
      const { question, options } = asking.find()
      endpoint = question.endpoint
      takeLimits(edge.limits, ctx, question.costs)
      const key = request.headers['idempotency-key']
      const answer = await askOne(ctx, question, options, {
        idempotencyKey: typeof key === 'string' ? key.slice(0, 200) : undefined,
      })
      applyCookies(ctx, request, reply)
      const told = isForOwnPage(request, asked.options) ? answer : await forPrograms(ctx, answer)
      return reply.header('cache-control', 'private, no-cache').send(answered(ctx, question, asked, told))
    } catch (error) {
      const refusal = isRefusal(error) ? error : asBug(error, ctx)
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
      return reply.code(REFUSALS[refusal.kind].status).send(refused(ctx, refusal, endpoint, asked))
    }
  }

  function applyCookies(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
    if (ctx.cookies.session !== undefined) setSession(reply, house.settings, ctx.cookies.session)
    if (ctx.cookies.session) keepCsrfToken(request, reply, house.settings)
    if (ctx.cookies.locale) setLocale(reply, house.settings, ctx.cookies.locale)
  }

  function asBug(error: unknown, ctx: Context): Refusal {
    house.log.error({ err: error, requestId: ctx.requestId }, 'a question was not answered')
    return isDatabaseAway(error) ? new Refusal('away', 'error.away') : new Refusal('broken', 'error.broken')
  }
}

/** Our own pages say so, and only they ask for cards: they know that null is none. */
const isForOwnPage = ({ headers }: FastifyRequest, { field_set_key }: Record<string, unknown>) =>
  headers['x-page'] === '1' || field_set_key === 'card'

/** Whoever asks at these addresses is a program and reads JSON, also where there is nothing. */
function unknownQuestion(): never {
  throw new Refusal('not_found', 'error.unknownQuestion')
}

function resourceAsked(request: FastifyRequest): Asking {
  const { name, verb: verbName } = request.params as { name: string; verb: string }
  const options = readOptions(request)
  const find = (): Found => {
    const verb = VERBS[verbName]
    // Some tools read by POST, with the options in the form; nothing is changed but by POST.
    const isRightMethod = verb === 'get' || request.method === 'POST'
    if (!verb || !isRightMethod) throw new Refusal('not_found', 'error.unknownQuestion')
    if (name === 'ApiResource') return throughGateway(verb, options)
    return { question: answerTo(name, verb).question, options }
  }
  return { name, options, find }
}

/** ApiResource carries a `/v3/…` address and its data: the same handlers. */
export function throughGateway(verb: Verb, options: Record<string, unknown>, find = questionAt): Found {
  const [path = '', query = ''] = String(options.url ?? '').split('?')
  if (!/^\/?v[3x]\//.test(path)) throw new Refusal('bad_input', 'input.invalid', { field: 'url' }, { field: 'url' })
  const isPatch = verb === 'update' && isOn(options.patch_instead_of_put)
  const found = find(isPatch ? 'PATCH' : GATEWAY_METHODS[verb], path)
  if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
  const data = parsed(options.data)
  const bookmarks = isOn(options.ignore_bookmark) ? undefined : options.bookmarks
  const merged = {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(isFields(data) ? data : {}),
    ...found.options,
  }
  return { question: found.question, options: bookmarks === undefined ? merged : { bookmarks, ...merged } }
}

const isOn = (flag: unknown) => flag === true || flag === 'true'

function pathAsked(request: FastifyRequest): Asking {
  const path = request.url.split('?')[0] ?? ''
  const options = readOptions(request)
  const found = questionAt(request.method === 'HEAD' ? 'GET' : request.method, path)
  const find = () => {
    if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
    return { question: found.question, options: { ...options, ...found.options } }
  }
  return { name: found?.question.name ?? path, options: { ...options, ...found?.options }, find }
}
