import { NOTIFICATION_KINDS } from '#domain/resources/account.ts'
import { useSay } from '../../frame.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

export function Notifications() {
  const say = useSay()
  const save = useSaveSettings()
  return (
    <SettingsFrame section="notifications">
      {({ notifications }) => (
        <div className={styles.group}>
          <div className={styles.switches}>
            {NOTIFICATION_KINDS.map((kind) => (
              <SettingSwitch
                key={kind}
                name={kind}
                label={say(`notify.${kind}`)}
                hint={say(`notify.${kind}Hint`)}
                checked={notifications[kind] ?? true}
                save={(yes) => save({ notifications: { [kind]: yes } })}
              />
            ))}
          </div>
        </div>
      )}
    </SettingsFrame>
  )
}
