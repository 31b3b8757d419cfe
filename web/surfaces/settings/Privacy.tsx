import { OWN_CONSENT_AGE_MIN } from '#domain/constants/limits.ts'
import { fullYearsBetween } from '#domain/rules/account/age.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { CONSENT_SWITCHES } from '../cookies/consent-switches.ts'
import { FlagSwitches } from './FlagSwitches.tsx'
import { PrivacyPlaces } from './PrivacyPlaces.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import styles from './settings.module.css'

export function Privacy() {
  const say = useSay()
  const save = useSaveSettings()
  const today = useConfig().now.slice(0, 10)
  return (
    <SettingsFrame section="privacy">
      {(settings) => {
        const isYoung = settings.birthday !== null && fullYearsBetween(settings.birthday, today) < OWN_CONSENT_AGE_MIN
        const staysPrivate = isYoung && settings.is_private_profile
        return (
          <div className={styles.stack}>
            <section className={styles.group}>
              <h2>{say('privacyForm.who')}</h2>
              <div className={styles.switches}>
                <SettingSwitch
                  name="is_private_profile"
                  label={say('privacyForm.private')}
                  hint={say(staysPrivate ? 'privacyForm.privateYoung' : 'privacyForm.privateHint')}
                  disabled={staysPrivate}
                  checked={settings.is_private_profile}
                  save={(is_private_profile) => save({ is_private_profile })}
                />
                <FlagSwitches group="who" settings={settings} />
              </div>
            </section>
            <section className={styles.group}>
              <h2>{say('privacyForm.seen')}</h2>
              <div className={styles.switches}>
                <FlagSwitches group="seen" settings={settings} />
              </div>
            </section>
            <section className={styles.group}>
              <h2>{say('privacyForm.searches')}</h2>
              <div className={styles.switches}>
                <FlagSwitches
                  group="searches"
                  settings={settings}
                  heldBack={
                    settings.allow_personalization_cookies ? {} : { keeps_searches: 'privacyForm.keepSearchesCookies' }
                  }
                />
              </div>
            </section>
            <section className={styles.group}>
              <h2>{say('privacyForm.cookies')}</h2>
              <div className={styles.switches}>
                {CONSENT_SWITCHES.map(({ kind, flag }) => (
                  <SettingSwitch
                    key={kind}
                    name={flag}
                    label={say(`cookies.${kind}`)}
                    hint={say(`cookies.${kind}Hint`)}
                    checked={settings[flag]}
                    save={(yes) => save({ [flag]: yes, surface_tag: 'settings' })}
                  />
                ))}
              </div>
            </section>
            <PrivacyPlaces isYoung={isYoung} />
          </div>
        )
      }}
    </SettingsFrame>
  )
}
