import { CountriesResource, LocalesResource } from '#domain/resources/account.ts'
import { Select } from '#ui/Select.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer } from '../../hooks/hooks.ts'
import { listOfferedLocales } from '../settings/offered-locales.ts'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

/** Country and language, as in the settings, prefilled from the browser's values at sign-up. */
export function CountryLocale({ state, chosen, choose, isBusy, next, skip }: OnboardingStepProps) {
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
        // The language changes at once; the step stays the same.
        onChange={(event) => next({ locale: event.currentTarget.value, stay: true })}
        options={listOfferedLocales(locales, state.locale)}
      />
    </StepView>
  )
}
