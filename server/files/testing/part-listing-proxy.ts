import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Part = { number: number; etag: string; size: number }

/**
 * Starts a proxy before the S3 server of the tests, which can't list the parts of an upload: the proxy records the
 * parts and lists them.
 */
export async function startPartListingProxy(endpoint: string): Promise<{ server: Server; endpoint: string }> {
  const parts = new Map<string, Part[]>()
  const server = createServer((asked, reply) => {
    const { searchParams } = new URL(asked.url ?? '', endpoint)
    const upload = searchParams.get('uploadId') ?? ''
    if (asked.method === 'GET' && upload) {
      const listed = (parts.get(upload) ?? []).map(
        ({ number, etag, size }) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
      )
      const body = `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`
      return void reply.setHeader('content-type', 'application/xml').end(body)
    }
    const { hostname, port } = new URL(endpoint)
    const { method, url: path, headers } = asked
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      const number = Number(searchParams.get('partNumber'))
      const size = Number(headers['x-amz-decoded-content-length'] ?? headers['content-length'])
      if (upload && number)
        parts.set(upload, [...(parts.get(upload) ?? []), { number, size, etag: answer.headers.etag ?? '' }])
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
