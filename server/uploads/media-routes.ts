import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { pictureRoutes } from '../media/picture-routes.ts'
import { tuneRoutes } from '../media/tunes.ts'
import { videoRoutes } from '../video/video-routes.ts'
import { type MediaEdge, uploadRoutes } from './upload-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request proves itself by signed parameters in its body: it needs neither cookie nor CSRF token. */
    isSelfAuthorised?: boolean
  }
}

/** Pictures and videos out, pictures and videos in. */
export async function mediaRoutes(app: FastifyInstance, house: House, edge: MediaEdge): Promise<void> {
  await app.register(pictureRoutes, { house })
  await app.register(tuneRoutes)
  await app.register(videoRoutes, { house })
  await app.register(uploadRoutes, { house, edge })
}
