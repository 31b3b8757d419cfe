import { REFUSALS, type Refusal } from '#domain/refusal.ts'
import type { Page, Question } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { END } from '../cursor.ts'
import { avatarUrls } from '../records/avatar-urls.ts'
import { fullName } from '../records/load-people.ts'
import { echoed } from './echoed.ts'
import { refusalText } from './refusal-text.ts'

/** Whom an answer is for. */
type Asker = Pick<Context, 'viewer' | 'country' | 'locale' | 'requestId'> & {
  house: Pick<Context['house'], 'settings'>
}
type Asked = { name: string; options: Record<string, unknown> }

/** The wire, Answer. On success there is no `error`; on the last page of a list there is no `bookmark`. */
export function answered(ctx: Context, question: Question, asked: Asked, answer: unknown) {
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
      options: { ...echoed(asked.options), ...(page && { bookmarks: [page.next ?? END] }) },
    },
    client_context: clientContext(ctx),
    request_identifier: ctx.requestId,
  }
}

/** Plain feeds are an array; search has its results beside its guides. */
function dataOf({ within }: Question, { items, extra }: Page<unknown>): unknown {
  return within ? { [within]: items, ...extra } : items
}

export function refused(ctx: Asker, refusal: Refusal, endpoint: string, asked: Asked) {
  const { status: http_status, code } = REFUSALS[refusal.kind]
  const message = refusalText(ctx, refusal)
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
    resource: { name: asked.name, options: echoed(asked.options) },
    client_context: clientContext(ctx),
    request_identifier: ctx.requestId,
  }
}

function clientContext({ viewer, country, locale, house }: Asker) {
  const user = viewer && {
    id: viewer.id,
    username: viewer.username,
    first_name: viewer.first_name,
    full_name: fullName(viewer),
    image_medium_url: avatarUrls(house.settings, viewer).medium,
    is_partner: viewer.is_partner,
  }
  return { is_authenticated: viewer !== null, user: user ?? {}, country, locale, placed_experiences: {} }
}
