import { Ellipsis } from 'lucide-react'
import { editedPin } from '#domain/rules/card/may-edit.ts'
import { showsOverflowMenu } from '#domain/rules/card/overflow-menu.ts'
import { isRemovedStory } from '#domain/rules/card/removed-story.ts'
import { cardOpens } from '#domain/rules/card/source-link.ts'
import { visibleAreas } from '#domain/rules/card/visible-areas.ts'
import { asSlot } from '#domain/rules/carousel/shows-carousel.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { useIsBlurred } from '../../hooks/revealed.ts'
import { useGuestSaves } from '../../hooks/use-guest-saves.ts'
import type { KnownPin } from '../../state/entities.ts'
import { useFeedback } from '../../state/feedback.ts'
import { MovingSlot } from '../player/MovingSlot.tsx'
import { useIsSaving } from '../save/use-is-saving.ts'
import { CardBadge, SecretBadge } from './CardBadge.tsx'
import { CarouselArrows, CarouselIndex } from './CardCarousel.tsx'
import { CardDetails } from './CardDetails.tsx'
import { CardLink } from './CardLink.tsx'
import { CollectionChips } from './CollectionChips.tsx'
import { cardDetails } from './card-size.ts'
import { useGridPlace } from './grid-place.ts'
import styles from './PinCard.module.css'
import { RemovedStory } from './RemovedStory.tsx'
import { Reveal } from './Reveal.tsx'
import { GuestSaved, SavedOverlay } from './SavedOverlay.tsx'
import { ShoppingIndicator } from './ShoppingIndicator.tsx'
import { StoryWords } from './StoryWords.tsx'
import { useCardMenu } from './use-card-menu.tsx'
import { useCarousel } from './use-carousel.ts'
import { useControls } from './use-controls.ts'
import { useEditReveal, useHover } from './use-hover.ts'
import { useSavedFor } from './use-saved-for.ts'
import { useTouch } from './use-touch.ts'

type Props = { pin: KnownPin; index: number }

/** A picture that leads to its pin, what can be done with it, and who it is from. */
export function PinCard({ pin, index }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { locale } = useConfig()
  const { surface, isDesktop, view, board } = useGridPlace()
  const { isRemembered } = useGuestSaves(pin.id)
  const feedback = useFeedback(pin.id)
  const isBlurred = useIsBlurred(pin)
  const carousel = useCarousel(pin)
  const shown = carousel ? asSlot(pin, carousel.slot) : pin
  const menu = useCardMenu(shown)
  const hover = useHover({ isHeld: menu.isOpen, isCovered: feedback !== undefined })
  const touch = useTouch({ onLongPress: menu.onLongPress, onSwipe: carousel?.move })
  const isRemoved = isRemovedStory(pin)
  const info = pin.saved_info?.local_pin_id === pin.id ? null : pin.saved_info
  const isSaved = viewer.is_auth ? info !== null : isRemembered
  const savedFor = useSavedFor(isSaved)
  const forcePrimary = useIsSaving(pin)
  const areas = visibleAreas({ state: hover.state, isSaved, forcePrimary, isRemovedStory: isRemoved })
  const details = cardDetails(pin, { surface, viewer, locale, view })
  const controls = useControls(isDesktop, hover.wasActive)
  const hasFooter = index === 0 && viewer.is_auth && surface === 'AuthHomefeed'
  const foot = useControls(hasFooter, hasFooter)
  const edited = editedPin(pin, viewer)
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
            <Reveal pinId={pin.id} />
          ) : (
            <>
              <MovingSlot pin={pin} />
              <StoryWords story={pin.story_pin_data} />
            </>
          )}
          {(!viewer.is_auth || cardOpens(pin) === 'link') && isDesktop && (
            <span className={styles.open} aria-hidden="true">
              {say(cardOpens(pin) === 'link' ? 'card.visitSite' : 'card.open')}
            </span>
          )}
          <div className={styles.accessory} data-area="accessory" data-shown={areas.accessory}>
            <CardBadge pin={pin} />
            {pin.board?.privacy === 'secret' && pin.board.id !== board?.id && <SecretBadge />}
            <ShoppingIndicator pin={pin} />
            {carousel && <CarouselIndex carousel={carousel} />}
          </div>
          <div className={styles.top}>
            {areas.savedOverlay && (viewer.is_auth ? <SavedOverlay info={info} savedFor={savedFor} /> : <GuestSaved />)}
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
