import type { FastifyInstance } from 'fastify'
import { TEXT_PAGE_NAMES } from '#domain/constants/text-pages.ts'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { escapeXml } from '#domain/rules/format/escape-html.ts'
import { SHOPPING_PAGES_MAX } from '#domain/rules/shopping/shopping-page.ts'
import { textPagePath } from '#domain/rules/text-page/text-page-rules.ts'
import type { House } from '../house.ts'
import { loadTopicStats, MIN_PINS_FOR_INDEXING } from '../interests/topic-stats.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { embedRoute } from './embed-route.ts'
import { loadSitemapEntries } from './sitemap-entries.ts'
import { loadSitemapIds, SITEMAP_KINDS, type SitemapKind, updateSitemap } from './sitemap-parts.ts'

const HOUR = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/**
 * Paths that are useless to search engines or lead away from the site. Each rule has an end, so that no username with
 * the same beginning is excluded.
 */
const CLOSED = `resource v3 vx upload-image settings admin offsite live notifications conversation email oauth pin/create
  pin-builder pin-creation-tool pin-editor password secure`

/** Routes for search engines (seo.5): robots.txt, the sitemap index, and a sitemap per range. */
export async function seoRoutes(app: FastifyInstance, { house }: { house: House }) {
  const { publicUrl } = house.settings
  const whole = (path: string) => escapeXml(new URL(path, publicUrl).href)
  await embedRoute(app, { house })

  app.get('/robots.txt', (_, reply) => {
    const closed = CLOSED.trim().split(/\s+/)
    const lines = [
      'User-agent: *',
      ...closed.flatMap((path) => [`Disallow: /${path}/`, `Disallow: /${path}$`]),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return reply
      .type('text/plain')
      .header('cache-control', HOUR)
      .send(`${lines.join('\n')}\n`)
  })

  app.get('/sitemap.xml', async (_, reply) => {
    const read = () =>
      house.db.selectFrom('sitemap_parts').selectAll().orderBy('kind').orderBy('first_id').limit(50_000).execute()
    let parts = await read()
    if (!parts.length) {
      await updateSitemap(house)
      parts = await read()
    }
    const items = parts.map(
      ({ kind, first_id, changed_at }) =>
        `<sitemap><loc>${whole(`/sitemap/${kind}-${first_id}.xml`)}</loc><lastmod>${changed_at.toISOString()}</lastmod></sitemap>`,
    )
    const own = `<sitemap><loc>${whole('/sitemap/own.xml')}</loc></sitemap>`
    const xml = `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${[own, ...items].join('\n')}\n</sitemapindex>\n`
    return reply.type(XML).header('cache-control', HOUR).send(xml)
  })

  // Pages about the product itself, and topics with enough pins.
  app.get('/sitemap/own.xml', async (_, reply) => {
    const { byId } = await loadInterestTree(house)
    const { full, shops, films } = await loadTopicStats(house)
    const named = (ids: ReadonlySet<Id>, under: string) =>
      [...ids].flatMap((id) => {
        const topic = byId.get(id)
        return topic ? [`/${under}/${encodeURIComponent(topic.url_name)}/${id}/`] : []
      })
    const pages = await house.db
      .selectFrom('shopping_pages')
      .select('slug')
      .where('product_count', '>=', MIN_PINS_FOR_INDEXING)
      .orderBy('slug')
      .limit(SHOPPING_PAGES_MAX)
      .execute()
    const paths = [
      '/help/',
      ...TEXT_PAGE_NAMES.map(textPagePath),
      ...['/ideas/', '/topics/', '/shopping/', '/videos/', '/today/'],
      ...named(full, 'ideas'),
      ...named(shops, 'shopping'),
      ...named(films, 'videos'),
      ...pages.map(({ slug }) => `/shopping/${encodeURIComponent(slug)}/`),
    ]
    const items = paths.map((path) => `<url><loc>${whole(path)}</loc></url>`)
    const xml = `${HEAD}<urlset xmlns="${SCHEMA}">\n${items.join('\n')}\n</urlset>\n`
    return reply.type(XML).header('cache-control', HOUR).send(xml)
  })

  app.get('/sitemap/:file(^[a-z]+-[0-9]+\\.xml$)', async (request, reply) => {
    const { file = '' } = request.params as { file?: string }
    const [kind = '', from] = file.replace('.xml', '').split('-')
    const first_id = parseId(from)
    const part = isKind(kind) && first_id ? await partAt(kind, first_id) : undefined
    if (!part || !isKind(kind)) return reply.code(404).type('text/plain').send('Not found')
    const entries = await loadSitemapEntries(house, kind, await loadSitemapIds(house, kind, part))
    const items = entries.map(({ path, image, changed }) => {
      const picture = image ? `<image:image><image:loc>${whole(image)}</image:loc></image:image>` : ''
      return `<url><loc>${whole(path)}</loc><lastmod>${changed.toISOString()}</lastmod>${picture}</url>`
    })
    const xml = `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n${items.join('\n')}\n</urlset>\n`
    return reply.type(XML).header('cache-control', HOUR).send(xml)
  })

  const partAt = (kind: SitemapKind, first_id: Id) =>
    house.db
      .selectFrom('sitemap_parts')
      .select(['first_id', 'last_id'])
      .where('kind', '=', kind)
      .where('first_id', '=', first_id)
      .executeTakeFirst()
}

const isKind = (text: string): text is SitemapKind => (SITEMAP_KINDS as readonly string[]).includes(text)
