import { useState } from 'react'
import { USE_CASES, type UseCase } from '#domain/constants/onboarding.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useSay } from '../../frame.tsx'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

export function UseCases({ state, isBusy, next }: StepProps) {
  const say = useSay()
  const [chosen, setChosen] = useState<readonly UseCase[]>(state.use_cases)
  const toggle = (one: UseCase) =>
    setChosen((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]))
  return (
    <StepView
      title={say('onboarding.useCases')}
      hint={say('onboarding.useCasesHint')}
      isBusy={isBusy}
      onNext={() => next({ use_cases: [...chosen] })}
      onSkip={() => next()}
    >
      {USE_CASES.map((one) => (
        <Checkbox
          key={one}
          label={say(`onboarding.use_${one}`)}
          checked={chosen.includes(one)}
          onChange={() => toggle(one)}
        />
      ))}
    </StepView>
  )
}
