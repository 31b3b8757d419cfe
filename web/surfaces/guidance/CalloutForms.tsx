import { type ReactNode, useEffect } from 'react'
import type { ExperienceValues } from '#domain/rules/guidance/read-experience.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { Callout } from './Callout.tsx'
import { ExperienceIcon } from './ExperienceIcon.tsx'
import { ExperiencePicture, ExperienceVideo } from './ExperiencePicture.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { GuidanceLink, useLinkTarget } from './GuidanceLink.tsx'
import { SlideIn } from './SlideIn.tsx'
import { useShownAfterDelay } from './use-shown-after-delay.ts'

const SLIDE_MS = 300

/** Icon and color codes of each kind of alert. */
const ALERTS = {
  'error-callout': { tone: 'error', icon: 3, color: 10 },
  'warning-callout': { tone: 'warning', icon: 2, color: 8 },
  'info-callout': { tone: 'info', icon: 1, color: 3 },
} as const

/** An error, a warning, or a piece of information. */
export function AlertCalloutForm(props: ExperienceFormProps<'alert_callout'>) {
  const say = useSay()
  const { values, onView } = props
  const { tone, icon, color } = ALERTS[values.type]
  useEffect(onView, [onView])
  return (
    <SlideIn ms={SLIDE_MS}>
      <Callout
        {...useCalloutParts(props)}
        tone={tone}
        isAlert={tone === 'error'}
        kind={say(`guidance.${tone}`)}
        picture={<ExperienceIcon icon={icon} color={color} />}
        actions={<LinkedActions {...props} />}
      />
    </SlideIn>
  )
}

/** Offers something, in the page. */
export function UpsellCalloutForm(props: ExperienceFormProps<'upsell_callout'>) {
  const { values, onView } = props
  useEffect(onView, [onView])
  return (
    <SlideIn ms={SLIDE_MS}>
      <Callout
        {...useCalloutParts(props)}
        tone="upsell"
        picture={<CalloutPicture {...values} />}
        actions={<LinkedActions {...props} />}
      />
    </SlideIn>
  )
}

/** A tip, in the page. */
export function NeutralCalloutForm(props: ExperienceFormProps<'neutral_callout'>) {
  const { values, onView } = props
  const parts = useCalloutParts(props)
  if (!useShownAfterDelay(values, onView)) return null
  return (
    <SlideIn ms={SLIDE_MS}>
      <Callout {...parts} picture={<CalloutPicture {...values} />} actions={<CardActions {...props} />} />
    </SlideIn>
  )
}

/** Offers something, over the foot of the page. */
export function FloatingUpsellForm(props: ExperienceFormProps<'floating_upsell'>) {
  const { values, onView } = props
  const parts = useCalloutParts(props)
  if (!useShownAfterDelay(values, onView)) return null
  return (
    <Callout
      {...parts}
      tone="upsell"
      isFloating
      picture={<CalloutPicture {...values} />}
      actions={<CardActions {...props} />}
    />
  )
}

type Values = ExperienceValues<'neutral_callout'>
type LinkedValues = Pick<ExperienceValues<'upsell_callout'>, 'primaryAction' | 'secondaryAction'>
type Props<V> = Omit<ExperienceFormProps, 'values'> & { values: V }
type Texts = Pick<Values, 'title' | 'message' | 'body' | 'link'>

/** What all callouts have in common. */
function useCalloutParts({ values, layout, onDismiss, onLinkClick }: Props<Texts>) {
  const say = useSay()
  const { title, message, body, link } = values
  const texts = [message, body].filter((text) => text !== undefined)
  const withLink: ReactNode[] = texts.map((text, at) =>
    link && at === texts.length - 1 ? (
      <>
        {text}{' '}
        <GuidanceLink href={link.href} onClick={() => onLinkClick('link')}>
          {link.text}
        </GuidanceLink>
      </>
    ) : (
      text
    ),
  )
  return {
    layout,
    name: title ?? say('guidance.note'),
    title,
    texts: withLink,
    onClose: onDismiss,
    closeLabel: say('guidance.dismissCallout'),
  }
}

const CALLOUT_IMAGE_MAX_WIDTH = 128

/** A picture comes before a video, and that before an icon. */
function CalloutPicture({ image, video, icon, iconColor }: Pick<Values, 'image' | 'video' | 'icon' | 'iconColor'>) {
  if (image) return <ExperiencePicture picture={image} maxWidth={CALLOUT_IMAGE_MAX_WIDTH} />
  if (video) return <ExperienceVideo video={video} maxWidth={CALLOUT_IMAGE_MAX_WIDTH} />
  return icon && <ExperienceIcon icon={icon} color={iconColor} />
}

/** Buttons of cards: one completes the experience, and leads where it says; the other dismisses it. */
export function CardActions({
  values: { completeButton, dismissButton },
  onComplete,
  onDismiss,
}: Props<Pick<Values, 'completeButton' | 'dismissButton'>>) {
  const dismissText = dismissButton?.hideDismissButton ? undefined : dismissButton?.text
  if (!completeButton && !dismissText) return null
  return (
    <>
      {completeButton && (
        <Button kind="primary" onClick={() => onComplete()}>
          {completeButton.text}
        </Button>
      )}
      {dismissText && <Button onClick={onDismiss}>{dismissText}</Button>}
    </>
  )
}

/** The primary action completes the experience. The secondary one leads somewhere, or else dismisses it. */
function LinkedActions({ values, onComplete, onDismiss, onLinkClick }: Props<LinkedValues>) {
  const { primaryAction, secondaryAction } = values
  if (!primaryAction && !secondaryAction) return null
  const complete = () => {
    onLinkClick('primary')
    onComplete()
  }
  const secondary = () => (secondaryAction?.href ? onLinkClick('secondary') : onDismiss())
  return (
    <>
      {primaryAction && <ActionButton action={primaryAction} kind="primary" onClick={complete} />}
      {secondaryAction && <ActionButton action={secondaryAction} kind="secondary" onClick={secondary} />}
    </>
  )
}

type ActionButtonProps = {
  action: NonNullable<LinkedValues['primaryAction']>
  kind: 'primary' | 'secondary'
  onClick: () => void
}

function ActionButton({ action: { label, accessibilityLabel, href }, ...button }: ActionButtonProps) {
  const target = useLinkTarget(href ?? '')
  const shared = { ...button, 'aria-label': accessibilityLabel, children: label }
  return href ? <Button {...shared} {...target} /> : <Button {...shared} />
}
