import { ArticlePinsResource, ArticleResource } from '#domain/resources/today.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { CoverPicture } from '../picture/CoverPicture.tsx'
import { Blocks } from '../text-pages/Blocks.tsx'
import { parseArticleOptions, parseArticlePinsOptions } from './asks.ts'
import styles from './Today.module.css'

/** An article by staff, with its pins and a board. */
export function Article() {
  const say = useSay()
  const place = useRouteLocation()
  const { answer: article } = useAnswer(ArticleResource.get, parseArticleOptions(place))
  const list = useList(ArticlePinsResource.get, parseArticlePinsOptions(place))
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
            <CoverPicture cover={article.cover} sizes="(min-width: 712px) 648px, 90vw" loading="eager" />
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
