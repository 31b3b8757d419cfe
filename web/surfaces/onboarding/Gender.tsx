import { GENDERS } from '#domain/constants/onboarding.ts'
import { RadioList } from '#ui/RadioList.tsx'
import { useSay } from '../../app-context.tsx'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

export function Gender({ state, chosen, choose, isBusy, next, skip }: OnboardingStepProps) {
  const say = useSay()
  return (
    <StepView
      title={say('onboarding.gender')}
      hint={say('onboarding.genderHint')}
      isBusy={isBusy}
      isSkipEqual
      onNext={() => next()}
      onSkip={skip}
    >
      <RadioList
        label={say('onboarding.gender')}
        hideLabel
        value={chosen.gender ?? state.gender}
        onChange={(gender) => choose({ gender })}
        options={GENDERS.map((value) => ({ value, label: say(`onboarding.gender_${value}`) }))}
      />
    </StepView>
  )
}
