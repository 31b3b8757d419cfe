import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useUnsaved } from '../../router/unsaved.ts'
import type { Values } from '../form/form-values.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { Form } from '../form/use-form.ts'
import styles from './SaveBar.module.css'

/** Appears as soon as something differs; until it is saved, leaving asks first. */
export function SaveBar<V extends Values>({ form }: { form: Form<V> }) {
  const say = useSay()
  useUnsaved(form.isChanged)
  if (!form.isChanged) return null
  return (
    <div className={styles.bar}>
      <p role="status">{say('settings.unsaved')}</p>
      <Button kind="quiet" onClick={form.reset}>
        {say('settings.discard')}
      </Button>
      <SubmitButton busy={form.isBusy}>{say('settings.save')}</SubmitButton>
    </div>
  )
}
