import type { ArticleCard } from '#domain/resources/today.ts'
import { CoverPicture } from '../picture/CoverPicture.tsx'
import { makeArticleUrl } from './asks.ts'
import styles from './Today.module.css'

/** Articles as tiles with covers. */
export function Articles({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <a href={makeArticleUrl(article)}>
            <span
              className={styles.cover}
              style={article.cover ? { backgroundColor: article.cover.dominant_color } : {}}
            >
              {article.cover && <CoverPicture cover={article.cover} sizes="(min-width: 592px) 320px, 90vw" />}
            </span>
            <strong>{article.title}</strong>
            <span className={styles.quiet}>{article.subtitle}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
