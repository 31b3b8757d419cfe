import { useId } from 'react'
import { SECTION_TITLE_MAX } from '#domain/constants/limits.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../app-context.tsx'
import { FormView } from '../../form/FormView.tsx'
import { useForm } from '../../form/use-form.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  action: string
  name?: string
  onSend: (name: string) => Promise<unknown>
}

/** Dialog that names a new section or renames an existing one. */
export function SectionDialog(props: Props) {
  const say = useSay()
  const formId = useId()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} closeLabel={say('shell.close')} size="small">
      {props.open && <SectionForm key={formId} {...props} />}
    </Dialog>
  )
}

function SectionForm({ onClose, action, name = '', onSend }: Props) {
  const say = useSay()
  const form = useForm({
    start: { name },
    check: ({ name }) => findSectionProblems(name),
    send: async (values) => {
      await onSend(values.name.trim())
      onClose()
    },
  })
  return (
    <FormView form={form}>
      <TextField
        {...form.field('name')}
        label={say('sections.name')}
        limit={SECTION_TITLE_MAX}
        autoComplete="off"
        autoFocus
        data-autofocus=""
      />
      <div style={{ display: 'flex', justifyContent: 'end', gap: 'var(--space-2)' }}>
        <Button onClick={onClose}>{say('boards.cancel')}</Button>
        <Button kind="primary" type="submit" busy={form.isBusy}>
          {action}
        </Button>
      </div>
    </FormView>
  )
}

export function findSectionProblems(name: string) {
  const letters = [...name.trim()].length
  return {
    ...(letters === 0 && { name: 'section.titleMissing' as const }),
    ...(letters > SECTION_TITLE_MAX && { name: 'section.titleTooLong' as const }),
  }
}
