import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { parseByteRange } from './byte-range.ts'
import { parseServedFileKey, toVideoContentType } from './video-files.ts'

type VideoFileRoute = { Params: { folder: string; file: string } }

/**
 * Serves the files of videos: playlists, segments, whole files, captions and frames. The file of a URL never changes.
 */
export async function videoRoutes(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  app.get(
    '/v/:folder/:file',
    { config: { costs: 'none' } },
    async (request: FastifyRequest<VideoFileRoute>, reply: FastifyReply) => {
      const { folder, file } = request.params
      const key = parseServedFileKey(folder, file)
      const found = key && (await house.files.open(key))
      reply
        .header('X-Content-Type-Options', 'nosniff')
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
      if (!found)
        return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found')
      const tag = `"${folder}-${file}"`
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', tag)
        .header('Accept-Ranges', 'bytes')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .type(toVideoContentType(file))
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      const asked = request.headers['if-range'] ?? tag
      const range = asked === tag ? parseByteRange(request.headers.range, found.size) : null
      if (range === 'none') return reply.code(416).header('Content-Range', `bytes */${found.size}`).send()
      if (request.method === 'HEAD') return reply.header('Content-Length', found.size).send()
      if (!range) return reply.header('Content-Length', found.size).send(await found.read())
      return reply
        .code(206)
        .header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`)
        .header('Content-Length', range.end - range.start + 1)
        .send(await found.read(range))
    },
  )
}
