import { ArticleResource, TodayResource } from '#domain/resources/today.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import type { Route } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import {
  articleAsks,
  makeArticleUrl,
  parseArticleOptions,
  parseTodayOptions,
  parseTodayPart,
  todayAsks,
  todayPartAsks,
} from './asks.ts'
import { formatDayTitle, formatTodayPartTitle } from './today-titles.ts'

/** /today, its parts and its articles; /discover/article/… is an alias of the article page. */
export const todayRoutes: readonly Route[] = [
  {
    name: 'today',
    path: '/today/',
    file: 'web/surfaces/today/Today.tsx',
    surface: async () => (await import('./Today.tsx')).Today,
    kind: 'today',
    asks: todayAsks,
    head: (place, known, say) => {
      const today = selectAnswer(known, TodayResource.get, parseTodayOptions(place))
      const earlier = today?.after ? today.id : null
      return {
        title: formatDayTitle(say, earlier, known.config.locale),
        ...(import.meta.env.SSR && { description: say(earlier ? 'today.sentenceOn' : 'today.sentence') }),
        canonical: '/today/',
        ...(place.query.has('date') && { noindex: true }),
      }
    },
  },
  {
    name: 'today-articles',
    path: '/today/article/',
    file: 'web/surfaces/today/TodayArticles.tsx',
    surface: async () => (await import('./TodayArticles.tsx')).TodayArticles,
    kind: 'today',
    asks: todayAsks,
    head: ({ query }, _known, say) => ({
      title: say('today.articles'),
      ...(import.meta.env.SSR && { description: say('today.sentence') }),
      canonical: '/today/article/',
      ...(query.has('date') && { noindex: true }),
    }),
  },
  {
    name: 'today-article',
    path: '/today/article/:slug/',
    aliases: ['/discover/article/:slug/'],
    file: 'web/surfaces/today/Article.tsx',
    surface: async () => (await import('./Article.tsx')).Article,
    kind: 'today',
    asks: articleAsks,
    head: (place, known, say) => {
      const article = selectAnswer(known, ArticleResource.get, parseArticleOptions(place))
      if (!article) return { title: say('shell.loading') }
      const { cover } = article
      const url = cover && known.config.media_url + imagePath('736x', cover.signature, cover.ext)
      return {
        title: article.title,
        description: article.subtitle,
        canonical: makeArticleUrl(article),
        type: 'article',
        ...(url && { image: { url, alt: article.title } }),
      }
    },
    examples: ['/today/article/five-ways-to-live-with-plants/'],
  },
  {
    name: 'today-part',
    path: '/today/:part/',
    file: 'web/surfaces/today/TodayPart.tsx',
    surface: async () => (await import('./TodayPart.tsx')).TodayPart,
    kind: 'today',
    asks: todayPartAsks,
    isFor: (params) => parseTodayPart(params) !== undefined,
    head: ({ params, query }, known, say) => {
      const part = parseTodayPart(params) ?? 'best'
      return {
        title: formatTodayPartTitle(say, part, query.get('date'), known.config.locale),
        ...(import.meta.env.SSR && { description: say('today.sentence') }),
        canonical: `/today/${part}/`,
      }
    },
    examples: ['/today/best/', '/today/shop/'],
  },
]
