import { TopicResource } from '#domain/resources/interests.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import type { Route, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { makeTopicVideosUrl } from '../ideas/asks.ts'
import { selectListPins, toPinListJsonLd } from '../ideas/pin-list-json-ld.ts'
import { parseVideoCategoryFeedOptions, parseVideoTopicOptions, videoCategoryAsks, videosAsks } from './asks.ts'

const topicAt = (place: RouteLocation, known: StoreState) =>
  selectAnswer(known, TopicResource.get, parseVideoTopicOptions(place))
const file = 'web/surfaces/videos/Videos.tsx'

/** /videos/ and /videos/{category}/{id}. */
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
    asks: videoCategoryAsks,
    head: (place, known, say) => {
      const topic = topicAt(place, known)
      if (!topic) return { title: say('shell.loading') }
      const page = { name: say('videos.titleOf', { topic: topic.name }), path: makeTopicVideosUrl(topic) }
      return {
        title: page.name,
        canonical: page.path,
        ...(topic.are_videos_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          description: say('videos.description', { topic: topic.name }),
          jsonLd: toPinListJsonLd(
            known,
            page,
            selectListPins(known, VideoFeedResource.get, parseVideoCategoryFeedOptions(place)),
          ),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? makeTopicVideosUrl(topic) : undefined
    },
  },
]
