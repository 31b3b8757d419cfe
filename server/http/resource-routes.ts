import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Cost, Question, Verb } from '#domain/resource.ts'
import { answerTo, QUESTIONS } from '../ask/answers.ts'
import { askOne } from '../ask/ask.ts'
import { forPrograms } from '../ask/for-programs.ts'
import type { Context } from '../context.ts'
import { isDatabaseAway } from '../db/away.ts'
import type { House } from '../house.ts'
import { checkViewer } from './context-of.ts'
import { applyCookies, ensureCsrfToken } from './cookies.ts'
import { answered, refused } from './envelope.ts'
import { isFields, parsed, readOptions } from './read-options.ts'
import { PICTURE_BODY_TYPES, readPictureBody } from './read-picture-body.ts'
import { kindOf, type Limits, takeLimits } from './take-limits.ts'
import { questionAt } from './v3-paths.ts'

type Edge = { contextOf(request: FastifyRequest): Promise<Context>; limits: Limits }
type Address = { name: string; verb: string }
type Found = { question: Question; options: Record<string, unknown> }
/** `counted` is what its address costs, which has been taken before its body was read. */
type Asking = { name: string; options: Record<string, unknown>; counted: Cost; find(): Found }

const VERBS: Record<string, Verb> = { get: 'get', read: 'get', create: 'create', update: 'update', delete: 'delete' }
const GATEWAY_METHODS: Record<Verb, string> = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' }

/** The wire: `/resource/{Name}Resource/{verb}/`, `/v3/…`, and the gateway from one to the other. */
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

  /** The one question that takes a picture as text: its body is read as a stream, and by people who are signed in only. */
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
      checkViewer(request, ctx)
      const { question, options } = asking.find()
      endpoint = question.endpoint
      // Where ApiResource leads to is known only now.
      if (kindOf(question.costs) !== kindOf(asking.counted)) takeLimits(edge.limits, ctx, question.costs)
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

function resourceAsked(request: FastifyRequest, { name, verb: verbName }: Address): Asking {
  const options = readOptions(request)
  const find = (): Found => {
    const verb = VERBS[verbName]
    // Some tools read by POST, with the options in the form; nothing is changed but by POST.
    const isRightMethod = verb === 'get' || request.method === 'POST'
    if (!verb || !isRightMethod) throw new Refusal('not_found', 'error.unknownQuestion')
    if (name === 'ApiResource') return throughGateway(verb, options)
    return { question: answerTo(name, verb).question, options }
  }
  return { name, options, counted: costAt({ name, verb: verbName }), find }
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

/** HEAD is GET without the answer's body: it asks the same, and changes as little. */
const methodOf = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method)
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''
const pathFound = (request: FastifyRequest) => questionAt(methodOf(request), pathOf(request))

const questionNamed = ({ name, verb }: Address) =>
  QUESTIONS.find((one) => one.name === name && one.verb === VERBS[verb])

/** What a question costs, by its address alone; nobody knows yet where the gateway leads. */
const costAt = (address: Address): Cost =>
  questionNamed(address)?.costs ?? (VERBS[address.verb] === 'get' ? 'read' : 'write')

/** How the envelope names what was asked, when it was refused before its body was read. */
export function namesOf(request: FastifyRequest): { name: string; endpoint: string } {
  const path = pathOf(request)
  const [, name = '', verb = ''] = /^\/resource\/([^/]+)\/([^/]+)/.exec(path) ?? []
  const question = name ? questionNamed({ name, verb }) : pathFound(request)?.question
  return { name: question?.name ?? (name || path), endpoint: question?.endpoint ?? (name || path) }
}

function pathAsked(request: FastifyRequest): Asking {
  const path = pathOf(request)
  const options = readOptions(request)
  const found = pathFound(request)
  const find = () => {
    if (!found) throw new Refusal('not_found', 'error.unknownQuestion')
    return { question: found.question, options: { ...options, ...found.options } }
  }
  const counted = found?.question.costs ?? 'read'
  return { name: found?.question.name ?? path, options: { ...options, ...found?.options }, counted, find }
}
