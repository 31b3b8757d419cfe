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
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { useIsBlurred } from '../../hooks/revealed.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { CropStage } from '../crop/CropStage.tsx'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Reveal } from '../pin-card/Reveal.tsx'
import { Alike } from './Alike.tsx'
import { wishedAt, wishedUrl } from './asks.ts'
import { Dots, type VisualObject } from './Dots.tsx'
import { Narrow } from './Narrow.tsx'
import { useWishedCrop } from './use-wished-crop.ts'
import styles from './VisualSearch.module.css'

const SIZES = '(min-width: 900px) 400px, 100vw'

/** What looks like a pin's picture, or like the part of it that is framed. */
export function VisualSearch() {
  const say = useSay()
  const place = usePlace()
  const { is_auth } = useViewer()
  const { refusal, answer } = useAnswer(PinResource.get, pinAsked(place))
  const pin = useEntity('pin', pinIdAt(place))
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
      veil={isBlurred ? <Reveal pinId={pin.id} /> : undefined}
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

/** A picture to frame a part of, and beside it what looks like that. */
export function SearchedPicture({ back, name, objects, ...stage }: Stage) {
  const say = useSay()
  const place = usePlace()
  const { crop, isBusy, draw, letGo } = useWishedCrop()
  // The frame is there before what is found in it.
  const choose = (wish: Crop) => {
    draw(wish)
    void letGo(wish)
  }
  const { crop: framed, products } = wishedAt(place)
  const tabs = [
    { key: 'pins', label: say('looks.all'), href: wishedUrl(place, { products: false }) },
    { key: 'products', label: say('looks.products'), href: wishedUrl(place, { products: true }) },
  ]
  const wholeUrl = wishedUrl(place, { crop: null })
  return (
    <div className={styles.page}>
      <div className={styles.sought}>
        <div className={styles.held}>
          {back}
          <CropStage {...stage} label={say('looks.frame')} crop={crop} onDraw={draw} onLetGo={letGo}>
            <Dots objects={objects} onChoose={choose} />
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
          <Narrow />
        </GridEdges>
        <div className={classes(styles.results, isBusy && styles.busy)} aria-busy={isBusy}>
          <Alike key={String(products)} wholeUrl={framed ? wholeUrl : undefined} />
        </div>
      </div>
    </div>
  )
}
