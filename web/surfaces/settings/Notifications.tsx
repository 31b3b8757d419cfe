import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import { useSay } from '../../frame.tsx'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { SettingSwitch } from './SettingSwitch.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import styles from './settings.module.css'

const CHANNELS = [
  ['page', 'notifications'],
  ['email', 'notification_emails'],
] as const

/** By kind and channel: what one hears of on the page, and what a mail sums up. */
export function Notifications() {
  const say = useSay()
  const save = useSaveSettings()
  return (
    <SettingsFrame section="notifications">
      {(settings) => (
        <div className={styles.stack}>
          <p className={styles.quiet}>{say('notify.emailHint')}</p>
          {NOTIFICATION_CHOICES.map((kind) => (
            <section key={kind} className={styles.group} aria-labelledby={`notify-${kind}`}>
              <h2 id={`notify-${kind}`}>{say(`notify.${kind}`)}</h2>
              <p>{say(`notify.${kind}Hint`)}</p>
              <div className={styles.switches}>
                {CHANNELS.map(([channel, field]) => (
                  <SettingSwitch
                    key={channel}
                    name={`${kind}-${channel}`}
                    label={say(`notify.${channel}`)}
                    checked={settings[field][kind] ?? true}
                    save={(yes) => save({ [field]: { [kind]: yes } })}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </SettingsFrame>
  )
}
