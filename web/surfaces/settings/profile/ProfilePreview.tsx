import type { Settings } from '#domain/resources/account.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../../app-context.tsx'
import { toAvatarColor } from '../../people/avatar.ts'
import { Username } from '../../people/Username.tsx'
import styles from './profile.module.css'
import type { ProfileFormValues } from './profile-values.ts'

/** A preview of the profile's head with the form's unsaved values. */
export function ProfilePreview({ settings, values }: { settings: Settings; values: ProfileFormValues }) {
  const say = useSay()
  const name = `${values.first_name} ${values.last_name}`.trim()
  return (
    <section className={styles.preview} aria-label={say('profileForm.preview')}>
      <span className={styles.previewLabel}>{say('profileForm.preview')}</span>
      <Avatar
        name={name}
        src={settings.is_default_image ? null : settings.image_large_url}
        color={toAvatarColor(settings.avatar_color_index)}
        size={120}
      />
      <strong className={styles.previewName}>{name}</strong>
      <span className={styles.quiet}>
        <Username of={settings} />
        {values.pronouns && ` · ${values.pronouns}`}
      </span>
      {values.about && <p className={styles.previewAbout}>{values.about}</p>}
      {values.website_url && (
        <span className={styles.previewSite}>{values.website_url.replace(/^https?:\/\/|\/$/g, '')}</span>
      )}
    </section>
  )
}
