import type { ReactNode } from 'react'
import { PinResource } from '#domain/resources/pins.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import type { Crop } from '#domain/rules/visual/crop.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { useIsBlurred } from '../../hooks/revealed-pins.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { CropStage } from '../crop/CropStage.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { SensitiveOverlay } from '../pin-card/SensitiveOverlay.tsx'
import { makeChangedVisualSearchUrl, parseVisualSearchParams } from './asks.ts'
import { useVisualSearchCrop } from './use-visual-search-crop.ts'
import { type VisualObject, VisualObjectDots } from './VisualObjectDots.tsx'
import styles from './VisualSearch.module.css'
import { VisualSearchFilters } from './VisualSearchFilters.tsx'
import { VisualSearchResults } from './VisualSearchResults.tsx'

const SIZES = '(min-width: 900px) 400px, 100vw'

/** Results that look like a pin's picture, or like the framed part of it. */
export function VisualSearch() {
  const say = useSay()
  const place = useRouteLocation()
  const { is_auth } = useViewer()
  const { refusal, answer } = useAnswer(PinResource.get, parsePinOptions(place))
  const pin = useEntity('pin', parseRoutePinId(place))
  if (refusal?.http_status === 404) return <NotFound />
  if (!pin) return <GridSkeleton />
  return (
    <Searched
      pin={pin}
      objects={answer?.visual_objects ?? []}
      isAuth={is_auth}
      name={pinName(pin) || say('card.untitled')}
    />
  )
}

type Props = { pin: KnownPin; objects: readonly VisualObject[]; isAuth: boolean; name: string }

function Searched({ pin, objects, isAuth, name }: Props) {
  const say = useSay()
  const { media_url } = useConfig()
  const isBlurred = useIsBlurred(pin)
  return (
    <SearchedPicture
      back={<BackLink href={pinPath(pin, isAuth)}>{say('looks.back')}</BackLink>}
      name={name}
      ratio={pin.image_width / (pin.image_height || 1)}
      picture={<Picture pin={pin} mediaUrl={media_url} isFirst hasPreview sizes={SIZES} className={styles.picture} />}
      veil={isBlurred ? <SensitiveOverlay pinId={pin.id} /> : undefined}
      objects={objects}
    />
  )
}

type Stage = {
  back: ReactNode
  name: string
  ratio: number
  picture: ReactNode
  veil?: ReactNode
  objects: readonly VisualObject[]
}

/** A picture with a frame for the searched part, and the results next to it. */
export function SearchedPicture({ back, name, objects, ...stage }: Stage) {
  const say = useSay()
  const place = useRouteLocation()
  const { crop, isBusy, draw, letGo } = useVisualSearchCrop()
  // The frame is shown before its results are loaded.
  const choose = (wish: Crop) => {
    draw(wish)
    void letGo(wish)
  }
  const { crop: framed, products } = parseVisualSearchParams(place)
  const tabs = [
    { key: 'pins', label: say('looks.all'), href: makeChangedVisualSearchUrl(place, { products: false }) },
    { key: 'products', label: say('looks.products'), href: makeChangedVisualSearchUrl(place, { products: true }) },
  ]
  const wholeUrl = makeChangedVisualSearchUrl(place, { crop: null })
  return (
    <div className={styles.page}>
      <div className={styles.sought}>
        <div className={styles.held}>
          {back}
          <CropStage {...stage} label={say('looks.frame')} crop={crop} onDraw={draw} onLetGo={letGo}>
            <VisualObjectDots objects={objects} onChoose={choose} />
          </CropStage>
          <div className={styles.below}>
            {framed ? (
              <Button kind="secondary" href={wholeUrl}>
                {say('looks.whole')}
              </Button>
            ) : (
              <p className={styles.hint}>{say(objects.length ? 'looks.hintDots' : 'looks.hint')}</p>
            )}
          </div>
        </div>
      </div>
      <div className={styles.found}>
        <GridEdges>
          <h1 className={styles.title}>{say('looks.heading')}</h1>
          <p className="visually-hidden">{name}</p>
          <Tabs label={say('looks.kinds')} tabs={tabs} selected={products ? 'products' : 'pins'} />
          <VisualSearchFilters />
        </GridEdges>
        <div className={classes(styles.results, isBusy && styles.busy)} aria-busy={isBusy}>
          <VisualSearchResults key={String(products)} wholeUrl={framed ? wholeUrl : undefined} />
        </div>
      </div>
    </div>
  )
}
