import { PinResource } from '#domain/resources/pins.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { cropIn } from '#domain/rules/visual/crop.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useEntity, useViewer } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { NotFound } from '../failure/NotFound.tsx'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { Alike } from './Alike.tsx'
import { isOfProducts, visualSearchUrl } from './asks.ts'
import { CropStage } from './CropStage.tsx'
import { useWishedCrop } from './use-wished-crop.ts'
import styles from './VisualSearch.module.css'

/** What looks like a pin's picture, or like the part of it that is framed. */
export function VisualSearch() {
  const say = useSay()
  const place = usePlace()
  const { is_auth } = useViewer()
  const { refusal } = useAnswer(PinResource.get, pinAsked(place))
  const pin = useEntity('pin', pinIdAt(place))
  const ofProducts = isOfProducts(place)
  const { crop, isBusy, draw, letGo } = useWishedCrop()
  if (refusal?.http_status === 404) return <NotFound />
  if (!pin) return <GridSkeleton />
  const framed = cropIn(place.query)
  const tabs = [
    { key: 'pins', label: say('looks.all'), href: visualSearchUrl(pin.id, framed, false) },
    { key: 'products', label: say('looks.products'), href: visualSearchUrl(pin.id, framed, true) },
  ]
  const wholeUrl = visualSearchUrl(pin.id, null, ofProducts)
  return (
    <div className={styles.page}>
      <div className={styles.sought}>
        <div className={styles.held}>
          <BackLink href={pinPath(pin, is_auth)}>{say('looks.back')}</BackLink>
          <CropStage pin={pin} crop={crop} onDraw={draw} onLetGo={letGo} />
          <div className={styles.below}>
            {framed ? (
              <Button kind="secondary" href={wholeUrl}>
                {say('looks.whole')}
              </Button>
            ) : (
              <p className={styles.hint}>{say('looks.hint')}</p>
            )}
          </div>
        </div>
      </div>
      <div className={styles.found}>
        <h1 className={styles.title}>{say('looks.heading')}</h1>
        <p className="visually-hidden">{pinName(pin) || say('card.untitled')}</p>
        <div className={styles.kinds}>
          <Tabs label={say('looks.kinds')} tabs={tabs} selected={ofProducts ? 'products' : 'pins'} />
        </div>
        <div className={classes(styles.results, isBusy && styles.busy)} aria-busy={isBusy}>
          <Alike key={String(ofProducts)} wholeUrl={framed ? wholeUrl : undefined} />
        </div>
      </div>
    </div>
  )
}
