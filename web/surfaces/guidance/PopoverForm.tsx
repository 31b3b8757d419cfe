import { useEffect } from 'react'
import { anchorName } from '#domain/rules/guidance/anchor-name.ts'
import { POPOVER_SCROLL_DISMISS_MS } from '#domain/rules/guidance/tooltip-state.ts'
import { Button } from '#ui/Button.tsx'
import styles from './AnchoredForms.module.css'
import { AnchoredBubble } from './AnchoredLayer.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import { useAnchorElement } from './use-anchor-element.ts'
import { useDismissal } from './use-dismissal.ts'

type Props = ExperienceFormProps<'educational_popover'>

const ANCHOR_WAIT_MS = 5000

/** An educational popover (exp.32). Where its anchor doesn't appear, it leaves its turn to another interruption. */
export default function PopoverForm(props: Props) {
  const { values, layout, experience, onGiveUp } = props
  const anchor = useAnchorElement(anchorName(values, layout, experience.placement_id))
  useEffect(() => {
    if (anchor) return
    const timer = setTimeout(onGiveUp, ANCHOR_WAIT_MS)
    return () => clearTimeout(timer)
  }, [anchor, onGiveUp])
  return anchor && <AnchoredPopover {...props} anchor={anchor} />
}

function AnchoredPopover({ values, anchor, onView, onComplete, onDismiss }: Props & { anchor: HTMLElement }) {
  useEffect(onView, [onView])
  useDismissal({ isShown: true, anchor, scrollDelay: POPOVER_SCROLL_DISMISS_MS, onDismiss })
  const { title, message, image, completeButton, dismissButton } = values
  const decline = dismissButton?.hideDismissButton ? undefined : dismissButton?.text
  return (
    <AnchoredBubble
      anchor={anchor}
      side="bottom"
      onClose={onDismiss}
      title={title}
      footer={
        (completeButton || decline) && (
          <>
            {decline && (
              <Button data-kind="other" onClick={onDismiss}>
                {decline}
              </Button>
            )}
            {completeButton && (
              <Button data-kind="main" onClick={() => onComplete()}>
                {completeButton.text}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{message}</p>
      {image && (
        <img
          src={image.url}
          alt={image.imageAlt ?? ''}
          width={image.width}
          height={image.height}
          className={styles.picture}
        />
      )}
    </AnchoredBubble>
  )
}
