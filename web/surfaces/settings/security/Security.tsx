import { SettingsFrame } from '../SettingsFrame.tsx'
import styles from '../settings.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'

export function Security() {
  return (
    <SettingsFrame section="security">
      {(settings) => (
        <div className={styles.stack}>
          <PasswordForm settings={settings} />
          <Sessions />
        </div>
      )}
    </SettingsFrame>
  )
}
