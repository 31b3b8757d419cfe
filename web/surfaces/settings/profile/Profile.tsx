import { ABOUT_MAX } from '#domain/constants/limits.ts'
import type { Settings } from '#domain/resources/account.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSay } from '../../../app-context.tsx'
import { useSaveSettings } from '../../../hooks/use-save-settings.ts'
import { FormView } from '../../form/FormView.tsx'
import { useForm } from '../../form/use-form.ts'
import { SaveBar } from '../SaveBar.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'
import shared from '../settings.module.css'
import { AvatarField } from './AvatarField.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import styles from './profile.module.css'
import { toProfileFormValues, validateProfileForm } from './profile-values.ts'

export function Profile() {
  return <SettingsFrame section="profile">{(settings) => <ProfileForm settings={settings} />}</SettingsFrame>
}

function ProfileForm({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  const form = useForm({
    start: toProfileFormValues(settings),
    check: validateProfileForm,
    async send(_values, changes) {
      await save(changes)
      form.reset()
    },
  })
  return (
    <div className={styles.page}>
      <div className={styles.fields}>
        <AvatarField settings={settings} />
        <FormView form={form} label={say('settings.profile')}>
          <div className={shared.pair}>
            <TextField
              {...form.field('first_name')}
              id="first_name"
              label={say('profileForm.firstName')}
              autoComplete="given-name"
            />
            <TextField
              {...form.field('last_name')}
              id="last_name"
              label={say('profileForm.lastName')}
              autoComplete="family-name"
            />
          </div>
          <TextArea
            {...form.field('about')}
            id="about"
            label={say('profileForm.about')}
            hint={say('profileForm.aboutHint')}
            limit={ABOUT_MAX}
            rows={4}
          />
          <div className={shared.pair}>
            <TextField {...form.field('pronouns')} id="pronouns" label={say('profileForm.pronouns')} />
            <TextField
              {...form.field('website_url')}
              id="website_url"
              label={say('profileForm.website')}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
            />
          </div>
          <SaveBar form={form} />
        </FormView>
      </div>
      <ProfilePreview settings={settings} values={form.values} />
    </div>
  )
}
