import { TopicBestResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { hasIdeasInName } from '#domain/rules/interests/topic-names.ts'
import type { Route, RouteLocation } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import {
  allTopicsAsks,
  ideasAsks,
  isLocalTab,
  makeTopicUrl,
  parseTopicBestOptions,
  parseTopicFeedOptions,
  parseTopicOptions,
  topicAsks,
} from './asks.ts'
import { selectListPins, toPinListJsonLd } from './pin-list-json-ld.ts'

const topicAt = (place: RouteLocation, known: StoreState) =>
  selectAnswer(known, TopicResource.get, parseTopicOptions(place))

/** Routes of /ideas, /topics and /ideas/{interest}/{id}. */
export const ideasRoutes: readonly Route[] = [
  {
    name: 'ideas',
    path: '/ideas/',
    file: 'web/surfaces/ideas/Ideas.tsx',
    surface: async () => (await import('./Ideas.tsx')).Ideas,
    kind: 'ideas',
    asks: ideasAsks,
    head: (place, _known, say) =>
      isLocalTab(place)
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
      const page = { name: topic.name, path: makeTopicUrl(topic) }
      const isSaid = hasIdeasInName(topic.name)
      return {
        title: isSaid ? topic.name : say('ideas.titleOf', { topic: topic.name }),
        canonical: makeTopicUrl(topic),
        ...(topic.is_thin && { noindex: true }),
        ...(import.meta.env.SSR && {
          description: say(isSaid ? 'ideas.descriptionSaid' : 'ideas.description', { topic: topic.name }),
          jsonLd: toPinListJsonLd(known, page, [
            ...selectListPins(known, TopicBestResource.get, parseTopicBestOptions(place)),
            ...selectListPins(known, TopicFeedResource.get, parseTopicFeedOptions(place)),
          ]),
        }),
      }
    },
    moved: (place, known) => {
      const topic = topicAt(place, known)
      const { id, interest } = place.params
      return topic && (id !== topic.id || interest !== topic.url_name) ? makeTopicUrl(topic) : undefined
    },
  },
]
