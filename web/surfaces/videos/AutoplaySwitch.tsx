import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { keepAutoplay, useAutoplay } from '../player/autoplay.ts'
import { SettingSwitch } from '../settings/SettingSwitch.tsx'
import styles from './Videos.module.css'

/** Video.10. Whether videos begin by themselves, where many of them do. */
export function AutoplaySwitch() {
  const say = useSay()
  const { is_auth } = useViewer()
  const save = useSaveSettings()
  const isOn = useAutoplay()
  return (
    <div className={styles.autoplay}>
      <SettingSwitch
        name="autoplays_videos"
        label={say('setting.autoplays_videos')}
        checked={isOn}
        save={async (wanted) => (is_auth ? save({ autoplays_videos: wanted }) : keepAutoplay(wanted))}
      />
    </div>
  )
}
