import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { pictureRoutes } from '../media/picture-routes.ts'
import { tuneRoutes } from '../media/tunes.ts'
import { videoRoutes } from '../video/video-routes.ts'
import { type MediaEdge, uploadRoutes } from './upload-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request is authorized by signed parameters in its body, without cookie or CSRF token. */
    isSelfAuthorised?: boolean
  }
}

/** Routes that serve and accept pictures and videos. */
export async function mediaRoutes(app: FastifyInstance, house: House, edge: MediaEdge): Promise<void> {
  await app.register(pictureRoutes, { house })
  await app.register(tuneRoutes)
  await app.register(videoRoutes, { house })
  await app.register(uploadRoutes, { house, edge })
}
