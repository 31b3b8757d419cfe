import { useState } from 'react'
import { BusinessTypesResource, PartnerResource, type Settings } from '#domain/resources/account.ts'
import { PERSONAL_ACCOUNT_TYPE } from '#domain/rules/account/account-type.ts'
import { parseWebsiteUrl } from '#domain/rules/account/website.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAsk, useSay } from '../../../app-context.tsx'
import { useAnswer } from '../../../hooks/hooks.ts'
import { useBusyAction } from '../../../hooks/use-busy-action.ts'
import { useRefetchViewer, useSaveSettings } from '../../../hooks/use-save-settings.ts'
import { useUnsavedWarning } from '../../../router/unsaved-changes.ts'
import { toFieldProblem } from '../../auth/sign-up-problems.ts'
import { FormView } from '../../form/FormView.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import styles from '../settings.module.css'

/** Converts the account to a business, edits the business's data, or converts it back. */
export function Business({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  const goingBack = useBusyAction()
  const [isOpen, setIsOpen] = useState(false)
  const { answer: kinds = {} } = useAnswer(BusinessTypesResource.get, {})
  const { is_partner, business_name, account_type } = settings
  return (
    <section className={styles.group}>
      <h2>{say('businessForm.title')}</h2>
      <p>
        {is_partner
          ? say('businessForm.is', { name: business_name ?? settings.full_name, kind: kinds[account_type] ?? '' })
          : say('businessForm.sentence')}
      </p>
      {isOpen ? (
        <BusinessForm settings={settings} kinds={kinds} onClose={() => setIsOpen(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setIsOpen(true)}>
            {say(is_partner ? 'businessForm.change' : 'businessForm.open')}
          </Button>
          {is_partner && <Button href="/business/catalogs/">{say('catalogues.title')}</Button>}
          {is_partner && (
            <Button
              kind="quiet"
              busy={goingBack.isBusy}
              onClick={() =>
                goingBack.act(() => save({ account_type: PERSONAL_ACCOUNT_TYPE }, say('businessForm.wentBack')))
              }
            >
              {say('businessForm.goBack')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

type FormProps = {
  settings: Settings
  kinds: Readonly<Record<string, string>>
  onClose: () => void
  onDone?: () => void
  cancelText?: string
}

export function BusinessForm({ settings, kinds, onClose, onDone = onClose, cancelText }: FormProps) {
  const say = useSay()
  const ask = useAsk()
  const refetchViewer = useRefetchViewer()
  const form = useForm({
    start: {
      business_name: settings.business_name ?? '',
      account_type: settings.is_partner ? settings.account_type : 'other',
      website_url: settings.website_url ?? '',
    },
    check: ({ business_name, website_url }) => ({
      ...toFieldProblem('business_name', business_name.trim() ? null : 'name.businessMissing'),
      ...toFieldProblem('website_url', website_url.trim() && !parseWebsiteUrl(website_url) ? 'link.invalid' : null),
    }),
    async send(values) {
      await ask(PartnerResource.update, values)
      showToast({ text: say(settings.is_partner ? 'settings.saved' : 'businessForm.converted') })
      await refetchViewer()
      onDone()
    },
  })
  useUnsavedWarning(form.isChanged)
  return (
    <FormView form={form} label={say('businessForm.title')}>
      <TextField
        {...form.field('business_name')}
        id="business_name"
        label={say('businessForm.name')}
        autoComplete="organization"
      />
      <Select
        {...form.field('account_type')}
        id="account_type"
        label={say('businessForm.kind')}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        {...form.field('website_url')}
        id="business_website"
        label={say('businessForm.website')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
      />
      <div className={styles.buttons}>
        <SubmitButton busy={form.isBusy}>
          {say(settings.is_partner ? 'settings.save' : 'businessForm.convert')}
        </SubmitButton>
        <Button kind="quiet" onClick={onClose}>
          {cancelText ?? say('settings.cancel')}
        </Button>
      </div>
    </FormView>
  )
}
