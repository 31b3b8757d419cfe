import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { storeAutoplay, useIsAutoplayOn } from '../player/autoplay.ts'
import { SettingSwitch } from '../settings/SettingSwitch.tsx'
import styles from './Videos.module.css'

/** Turns autoplay on or off, on pages with many videos (video.10). */
export function AutoplaySwitch() {
  const say = useSay()
  const { is_auth } = useViewer()
  const save = useSaveSettings()
  const isOn = useIsAutoplayOn()
  return (
    <div className={styles.autoplay}>
      <SettingSwitch
        name="autoplays_videos"
        label={say('setting.autoplays_videos')}
        checked={isOn}
        save={async (wanted) => (is_auth ? save({ autoplays_videos: wanted }) : storeAutoplay(wanted))}
      />
    </div>
  )
}
