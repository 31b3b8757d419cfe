import { useEffect, useState } from 'react'
import { anchorName } from '#domain/rules/guidance/anchor-name.ts'
import { firstTooltipView, tooltipScrollDelay } from '#domain/rules/guidance/tooltip-state.ts'
import { Button } from '#ui/Button.tsx'
import styles from './AnchoredForms.module.css'
import { AnchoredBubble, Pulsar } from './AnchoredLayer.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { useAnchorElement } from './use-anchor-element.ts'
import { useDismissal } from './use-dismissal.ts'

type Props = ExperienceFormProps<'tooltip'>

/** A tooltip, a pulsar, or a pulsar that reveals a tooltip (exp.22). */
export default function TooltipForm(props: Props) {
  const { values, layout, experience, onComplete } = props
  const first = firstTooltipView(values)
  useEffect(() => {
    if (!first) onComplete()
  }, [first, onComplete])
  const anchor = useAnchorElement(anchorName(values, layout, experience.placement_id))
  return first && anchor && <AnchoredTooltip {...props} anchor={anchor} first={first} />
}

type Anchored = Props & { anchor: HTMLElement; first: NonNullable<ReturnType<typeof firstTooltipView>> }

function AnchoredTooltip({ values, anchor, first, onView, onComplete, onDismiss, onLinkClick }: Anchored) {
  const [view, setView] = useState(first)
  useEffect(onView, [onView])
  useDismissal({
    isShown: true,
    anchor,
    scrollDelay: tooltipScrollDelay(values),
    afterMs: values.disappearTime,
    onDismiss,
  })
  const tapPulsar = () => (values.has_tooltip ? setView('revealed') : onComplete())
  const { complete_button_text, dismiss_button_text, secondary_cta_link: link } = values
  return (
    <>
      {view !== 'tooltip' && <Pulsar anchor={anchor} isPaused={view === 'revealed'} onTap={tapPulsar} />}
      {view !== 'pulsar' && (
        <AnchoredBubble
          anchor={anchor}
          side="bottom"
          takesFocus={view === 'revealed'}
          onClose={onDismiss}
          title={values.text}
          footer={
            (complete_button_text || dismiss_button_text) && (
              <>
                {dismiss_button_text && (
                  <Button data-kind="other" onClick={onDismiss}>
                    {dismiss_button_text}
                  </Button>
                )}
                {complete_button_text && (
                  <Button data-kind="main" onClick={() => onComplete()}>
                    {complete_button_text}
                  </Button>
                )}
              </>
            )
          }
        >
          {values.sub_text && <p>{values.sub_text}</p>}
          {values.thumbnail_urls?.length ? (
            <div className={styles.thumbnails}>
              {values.thumbnail_urls.map((url) => (
                <img key={url} src={url} alt="" width={56} height={56} />
              ))}
            </div>
          ) : null}
          {link && (
            <a href={link.url} className={styles.link} onClick={() => onLinkClick('link')}>
              {link.text}
            </a>
          )}
        </AnchoredBubble>
      )}
    </>
  )
}
