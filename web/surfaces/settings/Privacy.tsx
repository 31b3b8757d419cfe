import { AGE_OWN_CONSENT, ageOn } from '#domain/rules/account/age.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { CONSENT_SWITCHES } from '../cookies/consent-switches.ts'
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
        const isYoung = settings.birthday !== null && ageOn(settings.birthday, today) < AGE_OWN_CONSENT
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
                <SettingSwitch
                  name="exclude_from_search"
                  label={say('privacyForm.search')}
                  hint={say('privacyForm.searchHint')}
                  checked={settings.exclude_from_search}
                  save={(exclude_from_search) => save({ exclude_from_search })}
                />
                <SettingSwitch
                  name="blurs_sensitive"
                  label={say('privacyForm.blur')}
                  hint={say('privacyForm.blurHint')}
                  checked={settings.blurs_sensitive}
                  save={(blurs_sensitive) => save({ blurs_sensitive })}
                />
                <SettingSwitch
                  name="autoplays_videos"
                  label={say('privacyForm.autoplay')}
                  hint={say('privacyForm.autoplayHint')}
                  checked={settings.autoplays_videos}
                  save={(autoplays_videos) => save({ autoplays_videos })}
                />
                <SettingSwitch
                  name="allow_message_requests"
                  label={say('settings.messageRequests')}
                  hint={say('settings.messageRequestsHint')}
                  checked={settings.allow_message_requests}
                  save={(allow_message_requests) => save({ allow_message_requests })}
                />
              </div>
            </section>
            <section className={styles.group}>
              <h2>{say('privacyForm.searches')}</h2>
              <div className={styles.switches}>
                <SettingSwitch
                  name="keeps_searches"
                  label={say('privacyForm.keepSearches')}
                  hint={say(
                    settings.allow_personalization_cookies
                      ? 'privacyForm.keepSearchesHint'
                      : 'privacyForm.keepSearchesCookies',
                  )}
                  disabled={!settings.allow_personalization_cookies}
                  checked={settings.keeps_searches && settings.allow_personalization_cookies}
                  save={(keeps_searches) => save({ keeps_searches })}
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
