import { USE_CASES, type UseCase } from '#domain/constants/onboarding.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useSay } from '../../app-context.tsx'
import type { OnboardingStepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

export function UseCases({ state, chosen, choose, isBusy, next, skip }: OnboardingStepProps) {
  const say = useSay()
  const now = chosen.use_cases ?? state.use_cases
  const toggle = (one: UseCase) =>
    choose({ use_cases: now.includes(one) ? now.filter((other) => other !== one) : [...now, one] })
  return (
    <StepView
      title={say('onboarding.useCases')}
      hint={say('onboarding.useCasesHint')}
      isBusy={isBusy}
      onNext={() => next()}
      onSkip={skip}
    >
      {USE_CASES.map((one) => (
        <Checkbox
          key={one}
          label={say(`onboarding.use_${one}`)}
          checked={now.includes(one)}
          onChange={() => toggle(one)}
        />
      ))}
    </StepView>
  )
}
