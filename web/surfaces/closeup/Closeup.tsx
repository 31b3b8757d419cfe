import { ArrowLeft } from 'lucide-react'
import type { CSSProperties } from 'react'
import { PinResource, RelatedPinFeedResource } from '#domain/resources/pins.ts'
import { isRemovedStory, REMOVED_STORY_TEXT_KEYS } from '#domain/rules/card/pin-type.ts'
import { commentsPlacement, pictureAspectRatio } from '#domain/rules/closeup/pane-shape.ts'
import { Bowerbird } from '#ui/drawings/Bowerbird.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { usePages, useSay } from '../../app-context.tsx'
import { useAnswer, useEntity, useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { CommentsSlot } from '../comments/CommentsSlot.tsx'
import { Broken } from '../failure/Broken.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { PageGuidanceSlot } from '../guidance/GuidanceSlots.tsx'
import { parsePinOptions, parseRelatedFeedOptions, parseRoutePinId } from './asks.ts'
import styles from './Closeup.module.css'
import { InteractiveSlot } from './InteractiveSlot.tsx'
import { MediaSlot, ProductRowsSlot, ProductsSlot } from './KindSlots.tsx'
import { PinDetails } from './PinDetails.tsx'
import { useLogCloseup } from './use-log-closeup.ts'
import { useNeighborNavigation } from './use-neighbor-navigation.ts'

export { loadInteractiveParts as loadActs } from './InteractiveSlot.tsx'

/** Page of one pin: its picture, its details and related pins. */
export function Closeup() {
  const say = useSay()
  const { is_auth } = useViewer()
  const place = useRouteLocation()
  const isOver = usePages(({ layer }) => layer?.place === place)
  const { refusal } = useAnswer(PinResource.get, parsePinOptions(place))
  const pin = useEntity('pin', parseRoutePinId(place))
  const related = useList(RelatedPinFeedResource.get, parseRelatedFeedOptions(place))
  useNeighborNavigation(pin?.id)
  useLogCloseup(pin)
  if (refusal && refusal.kind !== 'offline') return refusal.http_status === 404 ? <NotFound /> : <Broken />
  if (!pin) return <GridSkeleton />
  const isRemoved = isRemovedStory(pin)
  return (
    <>
      <PageGuidanceSlot page="closeup" about={{ pin_id: pin.id }} />
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
              title={say(REMOVED_STORY_TEXT_KEYS.title)}
              sentence={say(REMOVED_STORY_TEXT_KEYS.text)}
            />
          </article>
        ) : (
          <article
            className={styles.pane}
            data-pin={pin.id}
            data-closeup=""
            data-product={pin.is_eligible_for_pdp ? '' : undefined}
            data-comments-place={commentsPlacement(pin)}
            data-no-comments={pin.comment_count === 0 ? '' : undefined}
            style={{ '--ratio': pictureAspectRatio(pin) } as CSSProperties}
          >
            <MediaSlot pin={pin} className={styles.media} />
            <InteractiveSlot act="Actions" pinId={pin.id} />
            <PinDetails whole={pin} />
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
            {!is_auth && !isRemoved && pin.pin_join !== undefined && (
              <InteractiveSlot act="MoreAboutPin" pinId={pin.id} />
            )}
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
