import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useUnsavedWarning } from '../../router/unsaved-changes.ts'
import type { FormValues } from '../form/form-values.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { FormState } from '../form/use-form.ts'
import styles from './SaveBar.module.css'

/** Appears when the form has unsaved changes; leaving the page then asks for confirmation. */
export function SaveBar<V extends FormValues>({ form }: { form: FormState<V> }) {
  const say = useSay()
  useUnsavedWarning(form.isChanged)
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
