import { DELETION_GRACE_DAYS } from '#domain/constants/limits.ts'
import { DeactivateAccountResource } from '#domain/resources/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useAsk, useSay } from '../../../app-context.tsx'
import { toFieldProblem } from '../../auth/sign-up-problems.ts'
import { FormButtons } from '../../form/FormButtons.tsx'
import { FormView } from '../../form/FormView.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'

export type AccountClosure = 'deactivate' | 'delete'

type Props = { closing: AccountClosure; email: string; onClose: () => void }

/** Explains the consequences of closing the account and asks for the password. */
export function CloseAccountDialog({ closing, email, onClose }: Props) {
  const say = useSay()
  const ask = useAsk()
  const forGood = closing === 'delete'
  const form = useForm({
    start: { password: '', reason: '' },
    check: ({ password }) => toFieldProblem('password', password ? null : 'login.passwordMissing'),
    async send({ password, reason }) {
      const explanation = reason.trim()
      await ask(DeactivateAccountResource.create, {
        password,
        ...(forGood && { delete_account: true }),
        ...(explanation && { explanation }),
      })
      location.assign('/')
    },
  })
  return (
    <Dialog open size="small" title={say(`leaving.${closing}Title`)} closeLabel={say('shell.close')} onClose={onClose}>
      <FormView form={form} label={say(`leaving.${closing}`)}>
        <p>
          {forGood ? say('leaving.deleteSentence', { count: DELETION_GRACE_DAYS }) : say('leaving.deactivateConfirm')}
        </p>
        <input type="text" name="who" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('password')} id="password" label={say('leaving.password')} data-autofocus="" />
        <TextArea {...form.field('reason')} id="reason" label={say('leaving.reason')} maxLength={2000} rows={2} />
        <FormButtons>
          <Button onClick={onClose}>{say('settings.cancel')}</Button>
          <SubmitButton busy={form.isBusy} kind={forGood ? 'danger' : 'primary'}>
            {say(`leaving.${closing}`)}
          </SubmitButton>
        </FormButtons>
      </FormView>
    </Dialog>
  )
}
