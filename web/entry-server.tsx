import { renderToString } from 'react-dom/server'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Ask } from '#domain/resource.ts'
import { loginReturnPath } from '#domain/rules/link/local-path.ts'
// The build makes this file separately, before all other styles.
import '#ui/face.css'
import { App } from './App.tsx'
import type { PageAssetFinder } from './assets.ts'
import { renderDocument } from './document.ts'
import { firstRoutes } from './first-routes.ts'
import type { PageConfig } from './page-config.ts'
import { makeDocumentHead } from './router/document-head.ts'
import { makeRoutePath } from './router/match-route.ts'
import { type PageFailure, preparePage } from './router/prepare-page.ts'
import { routes } from './routes.tsx'
import { makeStore } from './state/store.ts'
import { Particulars } from './surfaces/closeup/Particulars.tsx'
import { ProductRows } from './surfaces/closeup/ProductRows.tsx'
import { Promotion } from './surfaces/closeup/Promotion.tsx'
import { RelatedProducts } from './surfaces/closeup/RelatedProducts.tsx'
import { Comments } from './surfaces/comments/Comments.tsx'
import { serverRenderedParts } from './surfaces/comments/server-rendered-parts.ts'
import { GoneSource } from './surfaces/offsite/GoneSource.tsx'
import { ProductTagDots } from './surfaces/rich/ProductTags.tsx'
import { StoryViewer } from './surfaces/story/StoryViewer.tsx'
import { listTranslationFiles, loadTranslations } from './translations.ts'

export type PageRenderRequest = { url: string; ask: Ask; viewer: Viewer; config: PageConfig; assets: PageAssetFinder }
export type PageRenderResult = { status: number; html: string; redirect?: string }
export type RenderPage = (wish: PageRenderRequest) => Promise<PageRenderResult>

Object.assign(serverRenderedParts, {
  Comments,
  GoneSource,
  LookDots: ProductTagDots,
  Particulars,
  ProductRows,
  Promotion,
  RelatedProducts,
  StoryViewer,
})

const STATUS: Record<PageFailure, number> = { notFound: 404, broken: 500, offline: 503, away: 503 }

/** The first path segment of every page, written with the characters that usernames may have. */
export const pageWords: ReadonlySet<string> = new Set(
  routes
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .flatMap((path) => path.split('/')[1] || [])
    .filter((word) => !word.startsWith(':'))
    .map((word) => word.replaceAll('-', '_')),
)

/** Resolves the URL and asks its questions into a fresh store. Returns the React tree, or a redirect. */
export async function buildPageTree({ url, ask, viewer, config }: PageRenderRequest) {
  const store = makeStore({ viewer, config })
  const say = await loadTranslations(config.locale)
  const prepared = await preparePage(url, { routes, store, ask })
  if ('redirect' in prepared) return { redirect: prepared.redirect }
  if ('login' in prepared) {
    const query = new URLSearchParams({ next: loginReturnPath(url), reason: prepared.login })
    return { redirect: `${makeRoutePath(routes, 'login')}?${query}` }
  }
  const page = { ...prepared, key: 'first', url, restored: undefined }
  const start = { base: page, layer: undefined, baseTop: 0, isPending: false }
  return { tree: <App frame={{ store, ask, say, start, routes, navigator: undefined }} />, page, store, say }
}

/** Renders one page as HTML text. */
export const render: RenderPage = async (wish) => {
  const { viewer, config, assets } = wish
  const drawn = await buildPageTree(wish)
  if ('redirect' in drawn) return { status: 302, html: '', redirect: drawn.redirect }
  const { tree, page, store, say } = drawn
  const body = renderToString(tree)
  const { head, title } = makeDocumentHead(page, store.get(), say)
  const words = listTranslationFiles(config.locale, page.route?.hasFewWords === true)
  const hasFewRows = !viewer.is_auth && page.route !== undefined && firstRoutes.includes(page.route)
  const files = [...words, ...(hasFewRows ? [] : ['routes']), ...(page.route && !page.failure ? [page.route.file] : [])]
  const status = page.failure ? STATUS[page.failure] : 200
  const written = { ...store.write(), failure: page.failure }
  const html = renderDocument({ head, title, body, written, assets: assets.of(files, page.route?.later), config })
  return { status, html }
}
