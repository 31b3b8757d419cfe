import { ArrowLeft } from 'lucide-react'
import type { CSSProperties } from 'react'
import { PinResource, RelatedPinFeedResource } from '#domain/resources/pins.ts'
import { isRemovedStory, REMOVED_STORY } from '#domain/rules/card/removed-story.ts'
import { isWide, ratioOf } from '#domain/rules/closeup/pane-shape.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { usePages, useSay } from '../../frame.tsx'
import { useAnswer, useEntity, useList, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { CommentsSlot } from '../comments/CommentsSlot.tsx'
import { Broken } from '../failure/Broken.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { ActSlot } from './ActSlot.tsx'
import { pinAsked, pinIdAt, relatedFeed } from './asks.ts'
import styles from './Closeup.module.css'
import { MediaSlot, ProductRowsSlot, ProductsSlot } from './KindSlots.tsx'
import { Story } from './Story.tsx'
import { useCloseupLogged } from './use-closeup-logged.ts'
import { useNeighbors } from './use-neighbors.ts'

export { loadActs } from './ActSlot.tsx'

/** One pin: its picture, its story, and what is like it. */
export function Closeup() {
  const say = useSay()
  const { is_auth } = useViewer()
  const place = usePlace()
  const isOver = usePages(({ layer }) => layer?.place === place)
  const { refusal } = useAnswer(PinResource.get, pinAsked(place))
  const pin = useEntity('pin', pinIdAt(place))
  const related = useList(RelatedPinFeedResource.get, relatedFeed(place))
  useNeighbors(pin?.id)
  useCloseupLogged(pin)
  if (refusal && refusal.kind !== 'offline') return refusal.http_status === 404 ? <NotFound /> : <Broken />
  if (!pin) return <GridSkeleton />
  const isRemoved = isRemovedStory(pin)
  return (
    <>
      <div className={styles.frame}>
        {isOver && (
          <IconButton
            className={styles.back}
            size="large"
            label={say('closeup.back')}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => history.back()}
          />
        )}
        {isRemoved ? (
          <article className={styles.removed} data-pin={pin.id} data-closeup="">
            <EmptyState
              heading="h1"
              drawing={<EmptyBower />}
              title={say(REMOVED_STORY.title)}
              sentence={say(REMOVED_STORY.text)}
            />
          </article>
        ) : (
          <article
            className={styles.pane}
            data-pin={pin.id}
            data-closeup=""
            data-product={pin.is_eligible_for_pdp ? '' : undefined}
            data-wide={isWide(pin) ? '' : undefined}
            data-long={pin.is_eligible_for_pdp || pin.rich_summary?.type_name === 'recipe' ? '' : undefined}
            style={{ '--ratio': ratioOf(pin) } as CSSProperties}
          >
            <MediaSlot pin={pin} className={styles.media} />
            <ActSlot act="Actions" pinId={pin.id} />
            <Story whole={pin} />
            <div className={styles.talk}>
              <CommentsSlot pinId={pin.id} />
            </div>
            <ProductsSlot pin={pin} />
          </article>
        )}
      </div>
      {!isRemoved && <ProductRowsSlot pin={pin} />}
      <section aria-labelledby="more" className={styles.more}>
        <GridEdges>
          <div className={styles.moreHead}>
            <h2 id="more">{say('closeup.more')}</h2>
            {/* seo.1: before the whole pin is known there is nothing to say beyond its card. */}
            {!is_auth && !isRemoved && pin.pin_join !== undefined && <ActSlot act="MoreAboutPin" pinId={pin.id} />}
          </div>
        </GridEdges>
        <PinGrid
          surface={pin.is_eligible_for_pdp ? 'PdpRelatedPinGrid' : 'RelatedPinGrid'}
          label={say('closeup.more')}
          list={related}
          empty={<EmptyState drawing={<Bowerbird />} sentence={say('closeup.noMore')} />}
        />
      </section>
    </>
  )
}
