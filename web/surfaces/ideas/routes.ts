import { TopicResource } from '#domain/resources/interests.ts'
import type { Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import { ideasAsks, isLocal, topicAsks, topicOf, topicUrl } from './asks.ts'

/** Spec 2: /ideas and /ideas/{interest}/{id}. */
export const ideasRoutes: readonly Route[] = [
  {
    name: 'ideas',
    path: '/ideas/',
    file: 'web/surfaces/ideas/Ideas.tsx',
    surface: async () => (await import('./Ideas.tsx')).Ideas,
    kind: 'ideas',
    asks: ideasAsks,
    head: (place, _known, say) =>
      isLocal(place)
        ? { title: say('ideas.local'), canonical: '/ideas/?tab=local', noindex: true }
        : { title: say('ideas.title'), canonical: '/ideas/' },
  },
  {
    name: 'topic',
    path: '/ideas/:interest/:id/',
    aliases: ['/ideas/:interest/'],
    file: 'web/surfaces/ideas/Topic.tsx',
    surface: async () => (await import('./Topic.tsx')).Topic,
    kind: 'topic',
    asks: topicAsks,
    head: (place, known, say) => {
      const topic = readAnswer(known, TopicResource.get, topicOf(place))
      if (!topic) return { title: say('shell.loading') }
      return { title: say('ideas.titleOf', { topic: topic.name }), canonical: topicUrl(topic) }
    },
    moved: (place, known) => {
      const topic = readAnswer(known, TopicResource.get, topicOf(place))
      return topic && place.params.id !== topic.id ? topicUrl(topic) : undefined
    },
  },
]
