import { renderToString } from 'react-dom/server'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Ask } from '#domain/resource.ts'
import { wayBack } from '#domain/rules/link/way-back.ts'
// Built on its own, before all other styles.
import '#ui/face.css'
import { App } from './App.tsx'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { firstRoutes } from './first-routes.ts'
import type { PageConfig } from './page-config.ts'
import { headOf } from './router/head.ts'
import { addressOf } from './router/match.ts'
import { type Failure, prepare } from './router/prepare.ts'
import { routes } from './routes.tsx'
import { makeStore } from './state/store.ts'
import { Particulars } from './surfaces/closeup/Particulars.tsx'
import { ProductRows } from './surfaces/closeup/ProductRows.tsx'
import { Promotion } from './surfaces/closeup/Promotion.tsx'
import { RelatedProducts } from './surfaces/closeup/RelatedProducts.tsx'
import { Comments } from './surfaces/comments/Comments.tsx'
import { serverParts } from './surfaces/comments/server-parts.ts'
import { GoneSource } from './surfaces/offsite/GoneSource.tsx'
import { StoryViewer } from './surfaces/story/StoryViewer.tsx'
import { loadWords, wordsFiles } from './words.ts'

export type PageWish = { url: string; ask: Ask; viewer: Viewer; config: PageConfig; assets: Assets }
export type PageAnswer = { status: number; html: string; redirect?: string }
export type Render = (wish: PageWish) => Promise<PageAnswer>

Object.assign(serverParts, { Comments, GoneSource, Particulars, ProductRows, Promotion, RelatedProducts, StoryViewer })

const STATUS: Record<Failure, number> = { notFound: 404, broken: 500, offline: 503, away: 503 }

/** The first word of each page's address, in the letters of usernames. */
export const pageWords: ReadonlySet<string> = new Set(
  routes
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .flatMap((path) => path.split('/')[1] || [])
    .filter((word) => !word.startsWith(':'))
    .map((word) => word.replaceAll('-', '_')),
)

/** Reads the address and asks its questions into a fresh store: the tree that React draws, or where to go instead. */
export async function treeOf({ url, ask, viewer, config }: PageWish) {
  const store = makeStore({ viewer, config })
  const say = await loadWords(config.locale)
  const prepared = await prepare(url, { routes, store, ask })
  if ('redirect' in prepared) return { redirect: prepared.redirect }
  if ('login' in prepared) {
    const query = new URLSearchParams({ next: wayBack(url), reason: prepared.login })
    return { redirect: `${addressOf(routes, 'login')}?${query}` }
  }
  const page = { ...prepared, key: 'first', url, restored: undefined }
  const start = { base: page, layer: undefined, baseTop: 0, isPending: false }
  return { tree: <App frame={{ store, ask, say, start, routes, navigator: undefined }} />, page, store, say }
}

/** One page as text. */
export const render: Render = async (wish) => {
  const { viewer, config, assets } = wish
  const drawn = await treeOf(wish)
  if ('redirect' in drawn) return { status: 302, html: '', redirect: drawn.redirect }
  const { tree, page, store, say } = drawn
  const body = renderToString(tree)
  const { head, title } = headOf(page, store.get(), say)
  const words = wordsFiles(config.locale, page.route?.hasFewWords === true)
  const hasFewRows = !viewer.is_auth && page.route !== undefined && firstRoutes.includes(page.route)
  const files = [...words, ...(hasFewRows ? [] : ['routes']), ...(page.route && !page.failure ? [page.route.file] : [])]
  const status = page.failure ? STATUS[page.failure] : 200
  const written = { ...store.write(), failure: page.failure }
  const html = documentOf({ head, title, body, written, assets: assets.of(files, page.route?.later), config })
  return { status, html }
}
