import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useRememberedPins } from '../../hooks/use-remembered-pins.ts'
import { Callout } from './Callout.tsx'
import { CardActions } from './CalloutForms.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import styles from './SavedIdeasForm.module.css'
import { useShownAfterDelay } from './use-shown-after-delay.ts'

type Props = ExperienceFormProps<'saved_ideas_upsell'>

/** Asks visitors to sign up, and shows what they would keep. There is nothing to ask before they saved something. */
export default function SavedIdeasForm(props: Props) {
  const { items } = useRememberedPins()
  const { is_auth } = useViewer()
  // Who is signed in sees it only as an example, without pictures.
  if (!items.length && !is_auth) return null
  return <Upsell {...props} pictures={items.flatMap(({ images }) => images?.['236x']?.url ?? [])} />
}

function Upsell({ pictures, ...props }: Props & { pictures: readonly string[] }) {
  const say = useSay()
  const { values, layout, onView, onDismiss } = props
  const { title, message } = values
  const isShown = useShownAfterDelay(values, onView)
  const isModal = values.saved_ideas === 'modal'
  const saved = pictures.length > 0 && (
    <ul className={styles.saved} aria-label={say('guidance.savedIdeas')} data-large={isModal || undefined}>
      {pictures.map((url) => (
        <li key={url}>
          <img src={url} alt="" />
        </li>
      ))}
    </ul>
  )
  if (isModal)
    return (
      <Dialog open={isShown} onClose={onDismiss} title={title} closeLabel={say('guidance.close')} size="small">
        <div className={styles.modal}>
          {saved}
          <p>{message}</p>
          <div className={styles.actions}>
            <CardActions {...props} />
          </div>
        </div>
      </Dialog>
    )
  if (!isShown) return null
  return (
    <Callout
      layout={layout}
      name={title}
      tone="upsell"
      isFloating
      picture={saved}
      title={title}
      texts={[message]}
      actions={<CardActions {...props} />}
      onClose={onDismiss}
      closeLabel={say('guidance.dismissCallout')}
    />
  )
}
