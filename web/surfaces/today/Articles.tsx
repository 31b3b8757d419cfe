import type { ArticleCard } from '#domain/resources/today.ts'
import { useConfig } from '../../hooks/hooks.ts'
import { coverSources } from '../../picture.ts'
import { articleUrl } from './asks.ts'
import styles from './Today.module.css'

/** Articles as tiles, each with its cover. */
export function Articles({ articles }: { articles: readonly ArticleCard[] }) {
  const { media_url } = useConfig()
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <a href={articleUrl(article)}>
            <span
              className={styles.cover}
              style={article.cover ? { backgroundColor: article.cover.dominant_color } : {}}
            >
              {article.cover && (
                <img
                  {...coverSources(media_url, article.cover)}
                  sizes="(min-width: 592px) 320px, 90vw"
                  alt=""
                  loading="lazy"
                />
              )}
            </span>
            <strong>{article.title}</strong>
            <span className={styles.quiet}>{article.subtitle}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
