import { Ellipsis } from 'lucide-react'
import { findPinIdToEdit, showsOverflowMenu } from '#domain/rules/card/card-actions.ts'
import { visibleCardAreas } from '#domain/rules/card/card-state.ts'
import { isRemovedStory } from '#domain/rules/card/pin-type.ts'
import { cardTapTarget } from '#domain/rules/card/source-link.ts'
import { toSlotPin } from '#domain/rules/carousel/slides.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { useIsBlurred } from '../../hooks/revealed-pins.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { usePinFeedback } from '../../state/pin-feedback.ts'
import { PinMediaPlayerSlot } from '../player/PinMediaPlayerSlot.tsx'
import { useIsSavePending } from '../save/use-is-save-pending.ts'
import { CardBadge, SecretBadge } from './CardBadge.tsx'
import { CarouselArrows, CarouselDots, CarouselIndex } from './CardCarousel.tsx'
import { CardDetails } from './CardDetails.tsx'
import { CardLink } from './CardLink.tsx'
import { CollectionChips } from './CollectionChips.tsx'
import { toCardDetails } from './card-size.ts'
import { useGridContext } from './grid-context.ts'
import styles from './PinCard.module.css'
import { RemovedStory } from './RemovedStory.tsx'
import { GuestSavedBadge, SavedOverlay } from './SavedOverlay.tsx'
import { SensitiveOverlay } from './SensitiveOverlay.tsx'
import { ShoppingIndicator } from './ShoppingIndicator.tsx'
import { StoryCardText } from './StoryCardText.tsx'
import { useCardControls } from './use-card-controls.ts'
import { useCardHover, useEditReveal } from './use-card-hover.ts'
import { useCardMenu } from './use-card-menu.tsx'
import { useCardTouch } from './use-card-touch.ts'
import { useCardCarousel } from './use-carousel.ts'
import { useMsSinceSave } from './use-ms-since-save.ts'

type Props = { pin: KnownPin; index: number }

/** Card of a pin: its linked picture, its actions and its creator. */
export function PinCard({ pin, index }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { locale } = useConfig()
  const { surface, isDesktop, view, board } = useGridContext()
  const { isRemembered } = useGuestSaves(pin.id)
  const feedback = usePinFeedback(pin.id)
  const isBlurred = useIsBlurred(pin)
  const carousel = useCardCarousel(pin)
  const shown = carousel ? toSlotPin(pin, carousel.slot) : pin
  const menu = useCardMenu(shown)
  const hover = useCardHover({ isHeld: menu.isOpen, isCovered: feedback !== undefined })
  const touch = useCardTouch({ onLongPress: menu.onLongPress, onSwipe: carousel?.move })
  const isRemoved = isRemovedStory(pin)
  const info = pin.saved_info?.local_pin_id === pin.id ? null : pin.saved_info
  const isSaved = viewer.is_auth ? info !== null : isRemembered
  const savedFor = useMsSinceSave(isSaved)
  const forcePrimary = useIsSavePending(pin)
  const areas = visibleCardAreas({ state: hover.state, isSaved, forcePrimary, isRemovedStory: isRemoved })
  const details = toCardDetails(pin, { surface, viewer, locale, view })
  const controls = useCardControls(isDesktop, hover.wasActive)
  const hasFooter = index === 0 && viewer.is_auth && surface === 'AuthHomefeed'
  const foot = useCardControls(hasFooter, hasFooter)
  const edited = findPinIdToEdit(pin, viewer)
  const isEditShown = useEditReveal(areas.actionBar && isDesktop, edited !== null)
  if (isRemoved) {
    return (
      <article className={styles.card} data-pin={pin.id}>
        <RemovedStory pin={pin} />
      </article>
    )
  }
  return (
    <article
      className={styles.card}
      data-pin={pin.id}
      data-ad-video={pin.promoter && pin.videos ? '' : undefined}
      data-state={hover.state}
      {...hover.watch}
    >
      <div inert={feedback !== undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what a finger or a right click does is also in the menu */}
        <div
          className={styles.visual}
          data-carousel={carousel ? '' : undefined}
          onContextMenu={menu.onContextMenu}
          {...touch}
        >
          <CardLink pin={pin} shown={shown} index={index} carousel={carousel} />
          {isBlurred ? (
            <SensitiveOverlay pinId={pin.id} />
          ) : (
            <>
              <PinMediaPlayerSlot pin={pin} />
              <StoryCardText story={pin.story_pin_data} />
            </>
          )}
          {(!viewer.is_auth || cardTapTarget(pin) === 'link') && isDesktop && (
            <span className={styles.open} aria-hidden="true">
              {say(cardTapTarget(pin) === 'link' ? 'card.visitSite' : 'card.open')}
            </span>
          )}
          <div className={styles.accessory} data-area="accessory" data-shown={areas.accessory}>
            <CardBadge pin={pin} />
            {pin.board?.privacy === 'secret' && pin.board.id !== board?.id && <SecretBadge />}
            <ShoppingIndicator pin={pin} />
            {carousel && (
              <>
                <CarouselDots carousel={carousel} />
                <CarouselIndex carousel={carousel} />
              </>
            )}
          </div>
          <div className={styles.top}>
            {areas.savedOverlay &&
              (viewer.is_auth ? <SavedOverlay info={info} savedFor={savedFor} /> : <GuestSavedBadge />)}
            {controls && (
              <div className={styles.primary} data-area="primary" data-shown={areas.primary}>
                <controls.Save pin={shown} place="card" surface={surface} />
              </div>
            )}
          </div>
          {controls && (
            <>
              <controls.ActionBar
                pin={shown}
                edited={isEditShown ? edited : null}
                isActive={areas.actionBar}
                isMenuOpen={menu.isOpen}
                onMore={menu.onMore}
              />
              {carousel && (
                <div className={styles.secondary} data-area="secondary" data-shown={areas.secondary}>
                  <CarouselArrows carousel={carousel} />
                </div>
              )}
            </>
          )}
          {foot && !feedback && <foot.Footer />}
        </div>
        {details.chips.length > 0 && <CollectionChips pin={pin} chips={details.chips} />}
        <CardDetails
          pin={pin}
          details={details}
          menu={
            showsOverflowMenu(pin, viewer, surface, isDesktop) && (
              <IconButton
                size="small"
                label={say('card.more', { pinTitle: pinName(pin) || say('card.untitled') })}
                icon={<Ellipsis size={20} aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={menu.onMore}
              />
            )
          }
        />
      </div>
      {feedback && <feedback.Overlay pin={pin} feedback={feedback} />}
    </article>
  )
}
