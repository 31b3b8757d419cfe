import { useEffect, useState } from 'react'
import { anchorName, flyoutSide } from '#domain/rules/guidance/anchor-name.ts'
import { flyoutScrollDelay } from '#domain/rules/guidance/tooltip-state.ts'
import { Button } from '#ui/Button.tsx'
import { AnchoredBubble, Pulsar } from './AnchoredLayer.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { useAnchorElement } from './use-anchor-element.ts'
import { useDismissal } from './use-dismissal.ts'

type Props = ExperienceFormProps<'anchored_flyout'>
type Anchored = Props & { anchor: HTMLElement }

const PULSAR = 2

/** A flyout or a pulsar at an element of the page; nothing where the element is missing (exp.25). */
export default function FlyoutForm(props: Props) {
  const { values, layout, experience } = props
  const anchor = useAnchorElement(anchorName(values, layout, experience.placement_id))
  if (!anchor) return null
  const isPulsar = values.display_type === PULSAR || values.pulserOnly
  return isPulsar ? <AnchoredPulsar {...props} anchor={anchor} /> : <AnchoredFlyout {...props} anchor={anchor} />
}

/** The button that completes it; with skipComplete it only closes it, and leads where it says. */
function MainButton({ label, values, onComplete, onLinkClick, onGiveUp }: Props & { label: string }) {
  if (!values.skipComplete)
    return (
      <Button
        data-kind="main"
        onClick={() => {
          onComplete()
          onGiveUp()
        }}
      >
        {label}
      </Button>
    )
  const close = () => {
    onLinkClick('button')
    onGiveUp()
  }
  if (!values.button_uri)
    return (
      <Button data-kind="main" onClick={close}>
        {label}
      </Button>
    )
  return (
    <Button data-kind="main" href={values.button_uri} onClick={close}>
      {label}
    </Button>
  )
}

function AnchoredFlyout(props: Anchored) {
  const { values, anchor, onView, onDismiss, onComplete } = props
  useEffect(onView, [onView])
  useDismissal({ isShown: true, anchor, scrollDelay: flyoutScrollDelay(values), onDismiss })
  useHover(anchor, values.complete_on_hover ? onComplete : null)
  const label = values.button_text ?? values.complete_button
  return (
    <AnchoredBubble
      anchor={anchor}
      side={flyoutSide(values.flyout_direction)}
      onClose={onDismiss}
      title={values.title}
      footer={label && <MainButton {...props} label={label} />}
    >
      {values.text && <p>{values.text}</p>}
    </AnchoredBubble>
  )
}

/** A tap on the pulsar completes it. If it has a tooltip, that opens and stays until it is closed. */
function AnchoredPulsar(props: Anchored) {
  const { values, anchor, onView, onDismiss, onComplete, onGiveUp } = props
  const [isOpen, setIsOpen] = useState(false)
  const tooltip = values.pulserOnly ? undefined : values.tooltip
  useEffect(onView, [onView])
  const close = isOpen && !values.skipComplete ? onGiveUp : onDismiss
  useDismissal({ isShown: true, anchor, scrollDelay: flyoutScrollDelay(values), onDismiss: close })
  useHover(anchor, values.complete_on_hover && !isOpen ? onComplete : null)
  const tap = () => {
    if (!values.skipComplete) onComplete({ preventRemoval: tooltip !== undefined })
    if (tooltip) setIsOpen(true)
    else onGiveUp()
  }
  return (
    <>
      <Pulsar anchor={anchor} isPaused={isOpen} onTap={tap} />
      {isOpen && tooltip && (
        <AnchoredBubble
          anchor={anchor}
          side={flyoutSide(tooltip.idealDirection ?? values.flyout_direction)}
          takesFocus
          onClose={close}
          title={tooltip.mainText}
          footer={
            <>
              {tooltip.cancelButtonText && (
                <Button data-kind="other" onClick={close}>
                  {tooltip.cancelButtonText}
                </Button>
              )}
              {tooltip.confirmButtonText && <MainButton {...props} label={tooltip.confirmButtonText} />}
            </>
          }
        >
          {values.text && <p>{values.text}</p>}
        </AnchoredBubble>
      )}
    </>
  )
}

function useHover(anchor: HTMLElement, onHover: (() => void) | null): void {
  useEffect(() => {
    if (!onHover) return
    const hover = () => onHover()
    anchor.addEventListener('pointerenter', hover)
    return () => anchor.removeEventListener('pointerenter', hover)
  }, [anchor, onHover])
}
