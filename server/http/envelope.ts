import { REFUSALS, type Refusal } from '#domain/refusal.ts'
import type { Page, Question } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { END_BOOKMARK } from '../cursor.ts'
import { toAvatarUrls } from '../records/avatar-urls.ts'
import { toFullName } from '../records/load-people.ts'
import { redactOptions } from './redact-options.ts'
import { formatRefusal } from './refusal-text.ts'

/** Person and request that an answer is for. */
type Asker = Pick<Context, 'viewer' | 'country' | 'locale' | 'requestId'> & {
  house: Pick<Context['house'], 'settings'>
}
type AskedQuestion = { name: string; options: Record<string, unknown> }

/** Wraps a successful answer. There is no `error`, and on the last page of a list no `bookmark`. */
export function toAnswerEnvelope(ctx: Context, question: Question, asked: AskedQuestion, answer: unknown) {
  const page = question.list ? (answer as Page<unknown>) : null
  return {
    resource_response: {
      status: 'success',
      code: 0,
      http_status: 200,
      message: 'ok',
      endpoint_name: question.endpoint,
      data: page ? dataOf(question, page) : answer,
      ...(page?.next && { bookmark: page.next }),
    },
    resource: {
      name: asked.name,
      options: { ...redactOptions(asked.options), ...(page && { bookmarks: [page.next ?? END_BOOKMARK] }) },
    },
    client_context: clientContext(ctx),
    request_identifier: ctx.requestId,
    ...(ctx.debug?.timings && { debug: { timings: ctx.debug.timings } }),
  }
}

/** A plain feed is an array; search nests its results next to its guides. */
function dataOf({ within }: Question, { items, extra }: Page<unknown>): unknown {
  return within ? { [within]: items, ...extra } : items
}

export function toRefusalEnvelope(ctx: Asker, refusal: Refusal, endpoint: string, asked: AskedQuestion) {
  const { status: http_status, code } = REFUSALS[refusal.kind]
  const message = formatRefusal(ctx, refusal)
  const detail = refusal.field ? { message_detail: message, field: refusal.field } : {}
  const way = refusal.way ? { way: refusal.way } : {}
  const error = { status: 'failure', http_status, code, message, kind: refusal.kind, ...detail, ...way }
  return {
    resource_response: {
      status: 'failure',
      code,
      http_status,
      message,
      endpoint_name: endpoint,
      data: null,
      error,
      ...detail,
    },
    resource: { name: asked.name, options: redactOptions(asked.options) },
    client_context: clientContext(ctx),
    request_identifier: ctx.requestId,
  }
}

function clientContext({ viewer, country, locale, house }: Asker) {
  const user = viewer && {
    id: viewer.id,
    username: viewer.username,
    first_name: viewer.first_name,
    full_name: toFullName(viewer),
    image_medium_url: toAvatarUrls(house.settings, viewer).medium,
    is_partner: viewer.is_partner,
  }
  return { is_authenticated: viewer !== null, user: user ?? {}, country, locale, placed_experiences: {} }
}
