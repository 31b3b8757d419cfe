import { CountriesResource, LocalesResource } from '#domain/resources/account.ts'
import { Select } from '#ui/Select.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { offeredLocales } from '../settings/offered-locales.ts'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

/** The same settings as /settings has, filled from what the browser said at sign-up. */
export function CountryLocale({ state, chosen, choose, isBusy, next, skip }: StepProps) {
  const say = useSay()
  const { answer: countries = {} } = useAnswer(CountriesResource.get, {})
  const { answer: locales = {} } = useAnswer(LocalesResource.get, {})
  const byName = Object.entries(countries)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <StepView
      title={say('onboarding.countryLocale')}
      hint={say('onboarding.countryLocaleHint')}
      isBusy={isBusy}
      onNext={() => next()}
      onSkip={skip}
    >
      <Select
        id="onboarding-country"
        label={say('onboarding.country')}
        value={chosen.country ?? state.country}
        onChange={(event) => choose({ country: event.currentTarget.value })}
        options={byName}
      />
      <Select
        id="onboarding-locale"
        label={say('onboarding.locale')}
        value={state.locale}
        disabled={isBusy}
        // The words change at once; the step stays.
        onChange={(event) => next({ locale: event.currentTarget.value, stay: true })}
        options={offeredLocales(locales, state.locale)}
      />
    </StepView>
  )
}
