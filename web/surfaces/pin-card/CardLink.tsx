import type { MouseEvent } from 'react'
import { LOG } from '#domain/log-events.ts'
import { cardOpens, outboundLink } from '#domain/rules/card/source-link.ts'
import { linkState } from '#domain/rules/link/link-state.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { opensNewTab } from '#domain/rules/link/view-in.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { log } from '../../tracking/log.ts'
import { useOutLink } from '../offsite/use-out-link.ts'
import { Picture } from '../picture/Picture.tsx'
import { CarouselPictures } from './CardCarousel.tsx'
import { useGridPlace } from './grid-place.ts'
import styles from './PinCard.module.css'
import type { Carousel } from './use-carousel.ts'

type Props = {
  pin: KnownPin
  /** The pin as the slot of its carousel that is seen. */
  shown: KnownPin
  index: number
  carousel: Carousel | undefined
}

const FIRST_ROWS = 8

/** The picture, which leads to the pin; where a pin has no page of its own it leads straight to its source. */
export function CardLink({ pin, shown, index, carousel }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { media_url } = useConfig()
  const { surface, isDesktop, board, view, query = '' } = useGridPlace()
  const isFirst = index < FIRST_ROWS
  const url = cardOpens(pin) === 'link' ? outboundLink(shown, isDesktop) : null
  const outside = useOutLink(url ? { url, pin, ...(carousel && { slot: { slot_id: carousel.slot.slot_id } }) } : null)
  const shared = {
    'aria-label': say('card.link', { pinTitle: pinName(shown) || say('card.untitled') }),
    className: styles.link,
    draggable: false,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setOpening(event)
      log({ event_type: LOG.click, object_id_str: pin.id, aux_data: { position: index } })
    },
    children: carousel ? (
      <CarouselPictures pin={pin} carousel={carousel} mediaUrl={media_url} isFirst={isFirst} />
    ) : (
      <Picture pin={pin} mediaUrl={media_url} isFirst={isFirst} surface={surface} />
    ),
  }
  if (outside) return <a {...outside} {...shared} />
  const isApart = view !== undefined && opensNewTab(view)
  return (
    <Link
      over={pin.should_open_in_stream !== false}
      href={pinPath(pin, is_auth) + query}
      state={linkState(pin, board)}
      target={isApart ? '_blank' : undefined}
      {...shared}
    />
  )
}

/** The picture that is tapped is the one that grows. */
function setOpening(event: MouseEvent<HTMLElement>) {
  for (const other of document.querySelectorAll('[data-opening]')) other.removeAttribute('data-opening')
  event.currentTarget.firstElementChild?.setAttribute('data-opening', '')
}
