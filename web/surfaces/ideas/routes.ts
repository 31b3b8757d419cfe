import { TopicBestResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { saysIdeas } from '#domain/rules/interests/says-ideas.ts'
import type { Place, Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { allTopicsAsks, ideasAsks, isLocal, topicAsks, topicBest, topicFeed, topicOf, topicUrl } from './asks.ts'
import { pinListLd, pinsOfList } from './pin-list-ld.ts'

const topicAt = (place: Place, known: State) => readAnswer(known, TopicResource.get, topicOf(place))

/** Spec 2: /ideas, /topics and /ideas/{interest}/{id}. */
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
        : { title: say('ideas.title'), canonical: '/ideas/', description: say('ideas.sentence') },
  },
  {
    name: 'topics',
    path: '/topics/',
    file: 'web/surfaces/ideas/AllTopics.tsx',
    surface: async () => (await import('./AllTopics.tsx')).AllTopics,
    kind: 'topic',
    asks: allTopicsAsks,
    head: (_place, _known, say) => ({
      title: say('ideas.az'),
      canonical: '/topics/',
      ...(import.meta.env.SSR && { description: say('ideas.azSentence') }),
    }),
    hasFooter: true,
  },
  {
    name: 'topic',
    path: '/ideas/:interest/:id/',
    aliases: ['/ideas/:interest/'],
    examples: ['/ideas/animals/'],
    file: 'web/surfaces/ideas/Topic.tsx',
    surface: async () => (await import('./Topic.tsx')).Topic,
    kind: 'topic',
    asks: topicAsks,
    head: (place, known, say) => {
      const topic = topicAt(place, known)
      if (!topic) return { title: say('shell.loading') }
      const page = { name: topic.name, path: topicUrl(topic) }
      const isSaid = saysIdeas(topic.name)
      return {
        title: isSaid ? topic.name : say('ideas.titleOf', { topic: topic.name }),
        canonical: topicUrl(topic),
        ...(topic.is_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          description: say(isSaid ? 'ideas.descriptionSaid' : 'ideas.description', { topic: topic.name }),
          jsonLd: pinListLd(known, page, [
            ...pinsOfList(known, TopicBestResource.get, topicBest(place)),
            ...pinsOfList(known, TopicFeedResource.get, topicFeed(place)),
          ]),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? topicUrl(topic) : undefined
    },
  },
]
