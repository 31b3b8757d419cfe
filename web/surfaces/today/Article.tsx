import { ArticlePinsResource, ArticleResource } from '#domain/resources/today.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useList } from '../../hooks/hooks.ts'
import { coverSources } from '../../picture.ts'
import { usePlace } from '../../router/place.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { Blocks } from '../text-pages/Blocks.tsx'
import { articleAt, articlePins } from './asks.ts'
import styles from './Today.module.css'

/** What staff wrote, with its pins and a board. */
export function Article() {
  const say = useSay()
  const { media_url } = useConfig()
  const place = usePlace()
  const { answer: article } = useAnswer(ArticleResource.get, articleAt(place))
  const list = useList(ArticlePinsResource.get, articlePins(place))
  if (!article) return <GridSkeleton />
  return (
    <>
      <PageHead
        centred
        title={article.title}
        sentence={article.subtitle}
        back={{ href: '/today/', text: say('today.title') }}
      />
      <article className={styles.article}>
        {article.cover && (
          <span className={styles.cover} style={{ backgroundColor: article.cover.dominant_color }}>
            <img {...coverSources(media_url, article.cover)} sizes="(min-width: 712px) 648px, 90vw" alt="" />
          </span>
        )}
        <Blocks blocks={article.blocks} hasAnchors={false} />
        {article.board && (
          <p>
            {say('today.articleBoard')} <a href={article.board.url}>{article.board.name}</a>
          </p>
        )}
      </article>
      <PinGrid surface="RetrievalHub" label={say('today.articlePins')} list={list} empty={null} />
    </>
  )
}
