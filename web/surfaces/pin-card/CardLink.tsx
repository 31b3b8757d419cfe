import type { MouseEvent } from 'react'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT } from '#domain/log-events.ts'
import { cardTapTarget, outboundUrl } from '#domain/rules/card/source-link.ts'
import { opensPinInNewTab, pinLinkHistoryState, pinPath } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'
import { useOutboundLink } from '../offsite/use-outbound-link.ts'
import { Picture } from '../picture/Picture.tsx'
import { CarouselPictures } from './CardCarousel.tsx'
import { useGridContext } from './grid-context.ts'
import styles from './PinCard.module.css'
import type { Carousel } from './use-carousel.ts'

type Props = {
  pin: KnownPin
  /** The pin with the data of its current carousel slot. */
  shown: KnownPin
  index: number
  carousel: Carousel | undefined
}

const FIRST_ROWS = 8

/** Picture that links to the pin, or straight to the source when the pin has no page of its own. */
export function CardLink({ pin, shown, index, carousel }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { media_url } = useConfig()
  const { surface, isDesktop, board, view, query = '' } = useGridContext()
  const isFirst = index < FIRST_ROWS
  const url = cardTapTarget(pin) === 'link' ? outboundUrl(shown, isDesktop) : null
  const outside = useOutboundLink(
    url ? { url, pin, ...(carousel && { slot: { slot_id: carousel.slot.slot_id } }) } : null,
  )
  const shared = {
    'aria-label': say('card.link', { pinTitle: pinName(shown) || say('card.untitled') }),
    className: styles.link,
    draggable: false,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setOpening(event)
      const at = { component: LOG_COMPONENT.card, element: LOG_ELEMENT.image, aux_data: { position: index } }
      logPinEvent(pin, { event_type: LOG_EVENT.click, ...at }, { surface })
    },
    children: carousel ? (
      <CarouselPictures pin={pin} carousel={carousel} mediaUrl={media_url} isFirst={isFirst} />
    ) : (
      <Picture pin={pin} mediaUrl={media_url} isFirst={isFirst} surface={surface} />
    ),
  }
  if (outside) return <a {...outside} {...shared} />
  const isApart = view !== undefined && opensPinInNewTab(view)
  return (
    <Link
      over={pin.should_open_in_stream !== false}
      href={pinPath(pin, is_auth) + query}
      state={pinLinkHistoryState(pin, board)}
      target={isApart ? '_blank' : undefined}
      {...shared}
    />
  )
}

/** Marks the tapped picture for the opening transition. */
function setOpening(event: MouseEvent<HTMLElement>) {
  for (const other of document.querySelectorAll('[data-opening]')) other.removeAttribute('data-opening')
  event.currentTarget.firstElementChild?.setAttribute('data-opening', '')
}
