import { TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import type { Place, Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { videosUrl } from '../ideas/asks.ts'
import { pinListLd, pinsOfList } from '../ideas/pin-list-ld.ts'
import { categoryAsks, categoryAt, categoryFeed, videosAsks } from './asks.ts'

const topicAt = (place: Place, known: State) => readAnswer(known, TopicResource.get, categoryAt(place))
const file = 'web/surfaces/videos/Videos.tsx'

/** Spec 2: /videos/ and /videos/{category}/{id}. */
export const videosRoutes: readonly Route[] = [
  {
    name: 'videos',
    path: '/videos/',
    file,
    surface: async () => (await import('./Videos.tsx')).Videos,
    kind: 'other',
    asks: videosAsks,
    head: (_place, _known, say) => ({
      title: say('videos.title'),
      ...(import.meta.env.SSR && { description: say('videos.sentence') }),
      canonical: '/videos/',
    }),
  },
  {
    name: 'videos-category',
    path: '/videos/:interest/:id/',
    file,
    surface: async () => (await import('./Videos.tsx')).VideosCategory,
    kind: 'other',
    asks: categoryAsks,
    head: (place, known, say) => {
      const topic = topicAt(place, known)
      if (!topic) return { title: say('shell.loading') }
      const page = { name: say('videos.titleOf', { topic: topic.name }), path: videosUrl(topic) }
      return {
        title: page.name,
        canonical: page.path,
        ...(topic.are_videos_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          description: say('videos.description', { topic: topic.name }),
          jsonLd: pinListLd(known, page, pinsOfList(known, VideoFeedResource.get, categoryFeed(place))),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? videosUrl(topic) : undefined
    },
  },
]
