import { Newspaper } from 'lucide-react'
import { formatLongDate } from '#domain/rules/format/dates.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './Rich.module.css'

/** An article's headline, author, date and site (rich.4). */
export function ArticleBlock({ pin: { rich_summary, rich_metadata, grid_title } }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  if (rich_summary?.type_name !== 'article') return null
  const article = rich_metadata?.article
  const headline = article?.headline ?? rich_summary.display_name
  const site = article?.site_name ?? rich_summary.site_name
  const name = headline.trim() === grid_title.trim() ? '' : headline
  const date = article?.published_at ? new Date(article.published_at) : null
  if (!name && !site && !article?.author && !date) return null
  return (
    <section className={styles.block} aria-label={say('rich.article')} data-facts="article">
      <div className={styles.head}>
        <Newspaper size={24} aria-hidden="true" />
        <div>
          {name && (
            <p className={styles.headline} dir="auto">
              {name}
            </p>
          )}
          {article?.author && <p dir="auto">{say('rich.author', { author: article.author })}</p>}
          <p className={styles.quiet}>
            {site && <bdi>{site}</bdi>}
            {site && date && ' · '}
            {date && <time dateTime={date.toISOString().slice(0, 10)}>{formatLongDate(date, locale)}</time>}
          </p>
        </div>
      </div>
    </section>
  )
}
