import type { FastifyInstance } from 'fastify'

type Envelope = {
  resource_response: {
    status: string
    http_status: number
    code: number
    data: never
    message: string
    error?: { message_detail?: string; code: number }
  }
}
export type Reply = { status: number; body: Envelope; data: Record<string, never>; location: string }

/** Something that keeps cookies and speaks the wire, as a browser or an outside tool does. */
export function browser(app: FastifyInstance, ip = '203.0.113.7') {
  const cookies = new Map<string, string>([['csrftoken', 'made-by-the-client']])
  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    type = 'application/x-www-form-urlencoded',
  ) {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: ip,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': 'Tool/1.0',
        ...(method === 'POST' && { 'x-csrftoken': cookies.get('csrftoken') ?? '', 'content-type': type }),
      },
    })
    for (const { name, value } of reply.cookies) value ? cookies.set(name, value) : cookies.delete(name)
    const body = reply.headers['content-type']?.toString().includes('json') ? reply.json() : {}
    const data = body.resource_response?.data
    return { status: reply.statusCode, body, data, location: String(reply.headers.location ?? '') } as Reply
  }
  return {
    cookies,
    send,
    async ask(name: string, verb: string, options: unknown = {}): Promise<Reply> {
      const fields = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) }).toString()
      const path = `/resource/${name}Resource/${verb}/`
      return verb === 'get' ? send('GET', `${path}?${fields}`) : send('POST', path, fields)
    },
  }
}
