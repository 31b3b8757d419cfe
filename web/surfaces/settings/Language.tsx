import { Monitor, Moon, Sun } from 'lucide-react'
import { LocalesResource, type Settings } from '#domain/resources/account.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useSaveSettings } from '../../hooks/use-save-settings.ts'
import { storeThemeAndReload } from '../../state/theme.ts'
import { FormView } from '../form/FormView.tsx'
import { useForm } from '../form/use-form.ts'
import { listOfferedLocales } from './offered-locales.ts'
import { SaveBar } from './SaveBar.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import styles from './settings.module.css'

const THEMES = [
  ['light', 'shell.themeLight', Sun],
  ['dark', 'shell.themeDark', Moon],
  ['system', 'shell.themeSystem', Monitor],
] as const

export function Language() {
  const say = useSay()
  return (
    <SettingsFrame section="language">
      {(settings) => (
        <div className={styles.stack}>
          <section className={styles.group}>
            <h2>{say('languageForm.language')}</h2>
            <LanguageForm settings={settings} />
          </section>
          <section className={styles.group}>
            <h2>{say('languageForm.theme')}</h2>
            <p>{say('languageForm.themeHint')}</p>
            <ThemeChoice />
          </section>
        </div>
      )}
    </SettingsFrame>
  )
}

function LanguageForm({ settings }: { settings: Settings }) {
  const say = useSay()
  const save = useSaveSettings()
  const { answer: names = {} } = useAnswer(LocalesResource.get, {})
  const form = useForm({
    start: { locale: settings.locale },
    async send({ locale }) {
      await save({ locale })
      form.reset()
      // Translations are loaded with the page, so it must reload.
      setTimeout(() => location.reload())
    },
  })
  return (
    <FormView form={form} label={say('languageForm.language')}>
      <Select
        {...form.field('locale')}
        id="locale"
        hideLabel
        label={say('languageForm.language')}
        options={listOfferedLocales(names, settings.locale)}
      />
      <SaveBar form={form} />
    </FormView>
  )
}

function ThemeChoice() {
  const say = useSay()
  const { theme } = useConfig()
  return (
    <div className={styles.buttons}>
      {THEMES.map(([key, label, Icon]) => (
        <Button
          key={key}
          kind={theme === key ? 'inverse' : 'secondary'}
          aria-pressed={theme === key}
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={() => storeThemeAndReload(key)}
        >
          {say(label)}
        </Button>
      ))}
    </div>
  )
}
