import { useState } from 'react'
import { GENDERS } from '#domain/constants/onboarding.ts'
import { RadioList } from '#ui/RadioList.tsx'
import { useSay } from '../../frame.tsx'
import type { StepProps } from './Onboarding.tsx'
import { StepView } from './StepView.tsx'

export function Gender({ state, isBusy, next }: StepProps) {
  const say = useSay()
  const [gender, setGender] = useState(state.gender)
  return (
    <StepView
      title={say('onboarding.gender')}
      hint={say('onboarding.genderHint')}
      isBusy={isBusy}
      onNext={() => next({ gender })}
      onSkip={() => next()}
    >
      <RadioList
        label={say('onboarding.gender')}
        hideLabel
        value={gender}
        onChange={setGender}
        options={GENDERS.map((value) => ({ value, label: say(`onboarding.gender_${value}`) }))}
      />
    </StepView>
  )
}
