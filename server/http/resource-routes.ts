import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Question, RateLimitKind, Verb } from '#domain/resource.ts'
import { QUESTIONS, requireAnswer } from '../ask/answers.ts'
import { completeAnswerForApiClients } from '../ask/api-client-answers.ts'
import { askOne } from '../ask/ask.ts'
import type { Context } from '../context.ts'
import { isDatabaseUnavailable } from '../db/connection-errors.ts'
import type { House } from '../house.ts'
import { applyCookies, ensureCsrfToken } from './cookies.ts'
import { toAnswerEnvelope, toRefusalEnvelope } from './envelope.ts'
import { PICTURE_BODY_TYPES, readPictureBody } from './read-picture-body.ts'
import { assertSameViewer } from './request-context.ts'
import { consumeRequestLimit, type RequestLimiters, toLimitKind } from './request-limits.ts'
import { isPlainObject, readRequestOptions, tryParseJson } from './request-options.ts'
import { findQuestionByPath } from './v3-paths.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context>; limits: RequestLimiters }
type Address = { name: string; verb: string }
type Found = { question: Question; options: Record<string, unknown> }
/** `counted` is the cost of the URL, which was taken from the limit before the body was read. */
type Asking = { name: string; options: Record<string, unknown>; counted: RateLimitKind; find(): Found }

const VERBS: Record<string, Verb> = { get: 'get', read: 'get', create: 'create', update: 'update', delete: 'delete' }
const GATEWAY_METHODS: Record<Verb, string> = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' }

/** Routes for `/resource/{Name}Resource/{verb}/` and `/v3/…`, and the gateway (ApiResource) from one to the other. */
export async function resourceRoutes(app: FastifyInstance, { house, edge }: { house: House; edge: Edge }) {
  for (const slash of ['', '/']) {
    app.route({
      method: ['GET', 'POST'],
      url: `/resource/:name/:verb${slash}`,
      config: { costs: (request) => costAt(request.params as Address) },
      handler: (request, reply) => handle(request, reply, resourceAsked(request, request.params as Address)),
    })
  }
  for (const root of ['/resource', '/v5']) app.all(`${root}/*`, unknownQuestion)
  await app.register(pictureBodies)
  for (const root of ['/v3', '/vx']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${root}/*`,
      config: { costs: (request) => pathFound(request)?.question.costs ?? 'read' },
      handler: (request, reply) => handle(request, reply, pathAsked(request)),
    })
  }

  /**
   * Routes of the questions that take a picture as text. Their body is read as a stream, and only for signed-in
   * people.
   */
  async function pictureBodies(scope: FastifyInstance) {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(PICTURE_BODY_TYPES, readPictureBody)
    const address = { name: 'PinResource', verb: 'create' }
    const config = { costs: costAt(address), takesUpload: true, needsSomeone: true }
    for (const slash of ['', '/'])
      scope.post(`/resource/PinResource/create${slash}`, { config }, (request, reply) =>
        handle(request, reply, resourceAsked(request, address)),
      )
  }

  async function handle(request: FastifyRequest, reply: FastifyReply, asking: Asking): Promise<FastifyReply> {
    const ctx: Context = { ...(await edge.contextOf(request)), cookies: {}, sentPicture: request.sentPicture ?? null }
    ensureCsrfToken(request, reply, house.settings)
    let endpoint = asking.name
    const asked = { name: asking.name, options: asking.options }
    try {
      assertSameViewer(request, ctx)
      const { question, options } = asking.find()
      endpoint = question.endpoint
      // The target of ApiResource, and so its cost, is known only now.
      if (toLimitKind(question.costs) !== toLimitKind(asking.counted))
        consumeRequestLimit(edge.limits, ctx, question.costs)
      const key = request.headers['idempotency-key']
      const answer = await askOne(ctx, question, options, {
        idempotencyKey: typeof key === 'string' ? key.slice(0, 200) : undefined,
      })
      applyCookies(ctx, request, reply)
      const told = isForOwnPage(request, asked.options) ? answer : await completeAnswerForApiClients(ctx, answer)
      return reply.header('cache-control', 'private, no-cache').send(toAnswerEnvelope(ctx, question, asked, told))
    } catch (error) {
      const refusal = isRefusal(error) ? error : asBug(error, ctx)
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
      return reply.code(REFUSALS[refusal.kind].status).send(toRefusalEnvelope(ctx, refusal, endpoint, asked))
    }
  }

  function asBug(error: unknown, ctx: Context): Refusal {
    house.log.error({ err: error, requestId: ctx.requestId }, 'a question was not answered')
    return isDatabaseUnavailable(error) ? new Refusal('away', 'error.away') : new Refusal('broken', 'error.broken')
  }
}

/** True for our own pages: they send a header for it, and only they ask for cards. They accept null values. */
const isForOwnPage = ({ headers }: FastifyRequest, { field_set_key }: Record<string, unknown>) =>
  headers['x-page'] === '1' || field_set_key === 'card'

/** These URLs are for programs, so even a 404 is JSON. */
function unknownQuestion(): never {
  throw new Refusal('not_found', 'error.unknownQuestion')
}

function resourceAsked(request: FastifyRequest, { name, verb: verbName }: Address): Asking {
  const options = readRequestOptions(request)
  const find = (): Found => {
    const verb = VERBS[verbName]
    // Some tools read by POST, with the options in a form; changes are accepted only by POST.
    const isRightMethod = verb === 'get' || request.method === 'POST'
    if (!verb || !isRightMethod) throw new Refusal('not_found', 'error.unknownQuestion')
    if (name === 'ApiResource') return resolveGatewayCall(verb, options)
    return { question: requireAnswer(name, verb).question, options }
  }
  return { name, options, counted: costAt({ name, verb: verbName }), find }
}

/**
 * Resolves a call of ApiResource, whose options contain a `/v3/…` URL and its data, to the same questions as that URL.
 */
export function resolveGatewayCall(verb: Verb, options: Record<string, unknown>, find = findQuestionByPath): Found {
  const [path = '', query = ''] = String(options.url ?? '').split('?')
  if (!/^\/?v[3x]\//.test(path)) throw new Refusal('bad_input', 'input.invalid', { field: 'url' }, { field: 'url' })
  const isPatch = verb === 'update' && isOn(options.patch_instead_of_put)
  const found = find(isPatch ? 'PATCH' : GATEWAY_METHODS[verb], path)
  if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
  const data = tryParseJson(options.data)
  const bookmarks = isOn(options.ignore_bookmark) ? undefined : options.bookmarks
  const merged = {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(isPlainObject(data) ? data : {}),
    ...found.options,
  }
  return { question: found.question, options: bookmarks === undefined ? merged : { bookmarks, ...merged } }
}

const isOn = (flag: unknown) => flag === true || flag === 'true'

/** HEAD asks the same question as GET. */
const methodOf = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method)
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''
const pathFound = (request: FastifyRequest) => findQuestionByPath(methodOf(request), pathOf(request))

const questionNamed = ({ name, verb }: Address) =>
  QUESTIONS.find((one) => one.name === name && one.verb === VERBS[verb])

/** The cost of a question by its URL alone; where the gateway leads is not known yet. */
const costAt = (address: Address): RateLimitKind =>
  questionNamed(address)?.costs ?? (VERBS[address.verb] === 'get' ? 'read' : 'write')

/** Names of the question for the envelope of a request that was refused before its body was read. */
export function parseEnvelopeNames(request: FastifyRequest): { name: string; endpoint: string } {
  const path = pathOf(request)
  const [, name = '', verb = ''] = /^\/resource\/([^/]+)\/([^/]+)/.exec(path) ?? []
  const question = name ? questionNamed({ name, verb }) : pathFound(request)?.question
  return { name: question?.name ?? (name || path), endpoint: question?.endpoint ?? (name || path) }
}

function pathAsked(request: FastifyRequest): Asking {
  const path = pathOf(request)
  const options = readRequestOptions(request)
  const found = pathFound(request)
  const find = () => {
    if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
    return { question: found.question, options: { ...options, ...found.options } }
  }
  const counted = found?.question.costs ?? 'read'
  return { name: found?.question.name ?? path, options: { ...options, ...found?.options }, counted, find }
}
