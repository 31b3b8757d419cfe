import { useState } from 'react'
import { CountriesResource, type Settings } from '#domain/resources/account.ts'
import { SAVE_BEHAVIOR } from '#domain/rules/save/save-button.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../app-context.tsx'
import { useAnswer, useConfig } from '../../../hooks/hooks.ts'
import { useSaveSettings } from '../../../hooks/use-save-settings.ts'
import { FormView } from '../../form/FormView.tsx'
import { useForm } from '../../form/use-form.ts'
import { ConfirmPassword, isPasswordRequired } from '../ConfirmPassword.tsx'
import { SaveBar } from '../SaveBar.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'
import styles from '../settings.module.css'
import {
  type AccountFormValues,
  GENDER_TEXT_KEYS,
  type GenderChoice,
  toAccountFormValues,
  validateAccountForm,
} from './account-values.ts'
import { Business } from './Business.tsx'
import { EmailState } from './EmailState.tsx'

export function Account() {
  return (
    <SettingsFrame section="account">
      {(settings) => (
        <div className={styles.stack}>
          <div className={styles.group}>
            <AccountForm settings={settings} />
          </div>
          <Saving settings={settings} />
          <Business settings={settings} />
        </div>
      )}
    </SettingsFrame>
  )
}

function Saving({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  return (
    <section className={styles.group}>
      <h2>{say('savingForm.title')}</h2>
      <div className={styles.switches}>
        <SettingSwitch
          name="save_behavior"
          label={say('savingForm.ask')}
          hint={say('savingForm.askHint')}
          checked={settings.save_behavior === SAVE_BEHAVIOR.picker}
          save={(asks) => save({ save_behavior: asks ? SAVE_BEHAVIOR.picker : SAVE_BEHAVIOR.profile })}
        />
      </div>
    </section>
  )
}

function AccountForm({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  const { locale, public_url } = useConfig()
  const [waiting, setWaiting] = useState<Partial<AccountFormValues>>()
  const { answer: countries = {} } = useAnswer(CountriesResource.get, {})
  const form = useForm({
    start: toAccountFormValues(settings),
    check: validateAccountForm,
    async send(_values, changes) {
      try {
        await keep(changes)
      } catch (thrown) {
        if (!isPasswordRequired(thrown)) throw thrown
        setWaiting(changes)
      }
    },
  })
  async function keep({ gender, ...changes }: Partial<AccountFormValues>, proof?: { password: string }) {
    const says = changes.email ? say('accountForm.linkSent', { email: changes.email }) : undefined
    await save({ ...changes, ...(gender && { gender: gender as GenderChoice }), ...proof }, says)
    setWaiting(undefined)
    form.reset()
  }
  const address = `${public_url.replace(/^https?:\/\//, '')}/${form.values.username.trim().toLowerCase()}`
  return (
    <>
      <FormView form={form} label={say('settings.account')}>
        <TextField
          {...form.field('username')}
          id="username"
          label={say('accountForm.username')}
          hint={say('accountForm.usernameHint', { address })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('email')}
          id="email"
          type="email"
          label={say('accountForm.email')}
          hint={
            'email' in form.changes
              ? say('accountForm.emailHint')
              : say(settings.email_verified ? 'accountForm.emailConfirmed' : 'accountForm.emailOpen')
          }
          autoComplete="email"
        />
        <EmailState settings={settings} />
        <div className={styles.pair}>
          <Select
            {...form.field('country')}
            id="country"
            label={say('accountForm.country')}
            autoComplete="country"
            options={byName(countries, locale)}
          />
          <Select
            {...form.field('gender')}
            id="gender"
            label={say('accountForm.gender')}
            options={Object.entries(GENDER_TEXT_KEYS).map(([value, key]) => ({
              value,
              label: say(`accountForm.${key}`),
            }))}
          />
        </div>
        <SaveBar form={form} />
      </FormView>
      {waiting && (
        <ConfirmPassword
          email={settings.email}
          sentence={say('confirmPassword.email', { email: waiting.email ?? '' })}
          send={(password) => keep(waiting, { password })}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  )
}

function byName(names: Readonly<Record<string, string>>, locale: string) {
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
