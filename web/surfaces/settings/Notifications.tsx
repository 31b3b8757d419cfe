import { NOTIFICATION_CHOICES } from '#domain/rules/notifications/notification-kinds.ts'
import { useSay } from '../../app-context.tsx'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import styles from './Notifications.module.css'
import { SettingSwitch } from './SettingSwitch.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import settingsStyles from './settings.module.css'

const CHANNELS = [
  ['notify.onPage', 'notifications'],
  ['notify.byEmail', 'notification_emails'],
] as const

/** A table of what people can be notified about, in the app and by email. */
export function Notifications() {
  const say = useSay()
  const save = useSaveSettings()
  return (
    <SettingsFrame section="notifications">
      {(settings) => (
        <div className={settingsStyles.stack}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{say('notify.what')}</span>
                </th>
                <th scope="col">{say('notify.page')}</th>
                <th scope="col">{say('notify.email')}</th>
              </tr>
            </thead>
            <tbody>
              {NOTIFICATION_CHOICES.map((kind) => (
                <tr key={kind}>
                  <th scope="row">
                    {say(`notify.${kind}`)}
                    <span className={styles.hint}>{say(`notify.${kind}Hint`)}</span>
                  </th>
                  {CHANNELS.map(([label, field]) => (
                    <td key={field}>
                      <SettingSwitch
                        name={`${kind}-${field}`}
                        label={<span className="visually-hidden">{say(label, { what: say(`notify.${kind}`) })}</span>}
                        checked={settings[field][kind] ?? true}
                        save={(yes) => save({ [field]: { [kind]: yes } })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={settingsStyles.quiet}>{say('notify.emailHint')}</p>
        </div>
      )}
    </SettingsFrame>
  )
}
