import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** The envelope of an answer, as an outside tool reads it. */
export type WireEnvelope = {
  resource_response: {
    status: string
    code: number
    http_status: number
    message: string
    endpoint_name: string
    // biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
    data: any
    bookmark?: string
    error?: {
      status: string
      http_status: number
      code: number
      message: string
      message_detail?: string
      field?: string
      way?: string
    }
  }
  resource: { name: string; options: Record<string, unknown> & { bookmarks?: string[] } }
  client_context: {
    is_authenticated: boolean
    user: { id?: string; username?: string }
    country: string
    locale: string
  }
  request_identifier: string
}

export type WireResponse = {
  status: number
  headers: Record<string, unknown>
  body: WireEnvelope
  data: WireEnvelope['resource_response']['data']
}
type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type WireRequest = { headers?: Record<string, string>; payload?: string; ip?: string }

const FORM = 'application/x-www-form-urlencoded; charset=UTF-8'

/** An API client like an outside tool: a cookie jar, a CSRF token of its own, and form fields. */
export class WireClient {
  readonly cookies = new Map<string, string>([['csrftoken', 'a-token-of-my-own']])
  readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  get(name: string, options: unknown = {}, sent: WireRequest = {}): Promise<WireResponse> {
    return this.send('GET', `/resource/${name}Resource/get/?${toWireFields(options)}`, sent)
  }

  post(
    name: string,
    verb: 'create' | 'update' | 'delete',
    options: unknown = {},
    sent: WireRequest = {},
  ): Promise<WireResponse> {
    return this.send('POST', `/resource/${name}Resource/${verb}/`, { payload: toWireFields(options), ...sent })
  }

  async send(
    method: Method,
    url: string,
    { headers = {}, payload, ip = '203.0.113.9' }: WireRequest = {},
  ): Promise<WireResponse> {
    const token = this.cookies.get('csrftoken')
    const reply = await this.app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && token && { 'x-csrftoken': token }),
        ...(payload !== undefined && { 'content-type': FORM }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    this.keepCookies(reply)
    const isJson = reply.body !== '' && String(reply.headers['content-type']).includes('json')
    const body = (isJson ? reply.json() : {}) as WireEnvelope
    return { status: reply.statusCode, headers: reply.headers, body, data: body.resource_response?.data }
  }

  async logIn(username_or_email: string, password: string): Promise<WireResponse> {
    return this.post('UserSession', 'create', { username_or_email, password })
  }

  private keepCookies(reply: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0 || !value) this.cookies.delete(name)
      else this.cookies.set(name, value)
  }
}

/** The two form fields of a request. */
export function toWireFields(options: unknown): string {
  return new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }).toString()
}
