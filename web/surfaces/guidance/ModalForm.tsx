import { Dialog } from '#ui/Dialog.tsx'
import { useSay } from '../../app-context.tsx'
import { CardActions } from './CalloutForms.tsx'
import { ExperienceIcon } from './ExperienceIcon.tsx'
import { ExperiencePicture, ExperienceVideo } from './ExperiencePicture.tsx'
import type { ExperienceFormProps } from './experience-form.ts'
import styles from './ModalForm.module.css'
import { useShownAfterDelay } from './use-shown-after-delay.ts'

/** A dialog with a picture, a video or an icon over its text. */
export default function ModalForm(props: ExperienceFormProps<'modal'>) {
  const say = useSay()
  const { values, layout, onView, onDismiss } = props
  const { title, body, image, video, icon, iconColor } = values
  const isShown = useShownAfterDelay(values, onView)
  return (
    <Dialog
      open={isShown}
      onClose={onDismiss}
      title={title}
      closeLabel={say('guidance.close')}
      className={(layout === 'narrow' ? styles.narrow : styles.wide) ?? ''}
    >
      <div className={styles.content}>
        {image || video ? (
          <div className={styles.media}>
            {image ? <ExperiencePicture picture={image} /> : video && <ExperienceVideo video={video} />}
          </div>
        ) : (
          icon && <ExperienceIcon icon={icon} color={iconColor} />
        )}
        <p className={styles.body}>{body}</p>
        <div className={styles.actions}>
          <CardActions {...props} />
        </div>
      </div>
    </Dialog>
  )
}
